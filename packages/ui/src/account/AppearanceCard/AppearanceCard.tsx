import { type ThemeChoice, themeChoices } from '@tramite/core/shell'
import { Monitor, Moon, Sun } from 'lucide-react'
import { appearanceLabels as labels } from '../../labels/preferences.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { RadioCards } from '../../primitives/Choices/RadioGroup.tsx'

export interface AppearanceCardProps {
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
}

const icons = { system: <Monitor />, light: <Sun />, dark: <Moon /> }

/** The theme of the portal on this device. */
export function AppearanceCard({ theme, onThemeChange }: AppearanceCardProps) {
  return (
    <Card heading={labels.heading}>
      <RadioCards
        label={labels.theme}
        description={labels.hint}
        choices={themeChoices.map((value) => ({
          value,
          icon: icons[value],
          ...labels.themes[value],
        }))}
        value={theme}
        onChange={onThemeChange}
      />
    </Card>
  )
}
