import { describe, expect, it } from 'vitest'
import {
  evaluateSettingChange,
  isMuted,
  listSettings,
  toRequiredReason,
  toSettingKey,
} from './index.ts'

describe('what somebody is told of', () => {
  it('is everything until they turn something off, each kind on each channel by itself', () => {
    expect(listSettings([]).every(({ enabled }) => enabled)).toBe(true)
    const off = listSettings(['messages:email']).filter(({ enabled }) => !enabled)
    expect(off).toEqual([{ kind: 'messages', channel: 'email', enabled: false, required: false }])
  })

  it('is what law and contract need, whatever is written down', () => {
    const all = listSettings([]).map(toSettingKey)
    const left = listSettings(all).filter(({ enabled }) => enabled)
    expect(left.map(toSettingKey)).toEqual(['requests:portal', 'account:portal', 'account:email'])
    for (const setting of left) {
      expect(setting.required).toBe(true)
      expect(toRequiredReason(setting)).toMatch(/ligad/)
      expect(evaluateSettingChange({ ...setting, enabled: false })).toEqual({
        allowed: false,
        reason: 'required',
      })
      expect(evaluateSettingChange({ ...setting, enabled: true })).toEqual({ allowed: true })
    }
    const mail = { kind: 'requests', channel: 'email', enabled: false } as const
    expect(evaluateSettingChange(mail)).toEqual({ allowed: true })
    expect(isMuted(['account:email'], 'account', 'email')).toBe(false)
  })
})
