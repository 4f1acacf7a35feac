import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_HEAD_BYTES, recogniseFile } from './recognise-file.rules.ts'

/** A text as bytes, one per character. */
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => Array.from(text, (sign) => `${sign}\0`).join('')
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const ODF = 'application/vnd.oasis.opendocument'

/** An archive of entries, as far as their names. */
const archive = (...names: string[]) =>
  names.map((name) => `PK\x03\x04${'\0'.repeat(26)}${name}content`).join('')

describe('recogniseFile', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    [`${' '.repeat(1019)}%PDF-`, 'application/pdf'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x01\x02\x03\x04WEBPVP8 ', 'image/webp'],
    ['BM\x10\0\0\0\0\0\0\0', 'image/bmp'],
    ['II*\0\x08', 'image/tiff'],
    ['\0\0\0\x18ftypheic', 'image/heic'],
    ['\0\0\0\x18ftypavif', 'image/avif'],
    ['{\\rtf1\\ansi', 'application/rtf'],
    ['ID3\x04', 'audio/mpeg'],
    ['\xff\xfb\x90', 'audio/mpeg'],
    ['OggS\0', 'audio/ogg'],
    ['RIFF....WAVEfmt ', 'audio/wav'],
    ['\0\0\0\x1cftypM4A ', 'audio/mp4'],
    ['\0\0\0\x20ftypisom', 'video/mp4'],
    ['\0\0\0\x20ftypmp42', 'video/mp4'],
    ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
    ['RIFF....AVI LIST', 'video/x-msvideo'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'video/webm'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', 'video/x-matroska'],
    [
      archive('[Content_Types].xml', '_rels/.rels', 'word/document.xml'),
      `${OPEN_XML}.wordprocessingml.document`,
    ],
    [archive('xl/workbook.xml'), `${OPEN_XML}.spreadsheetml.sheet`],
    [
      archive('docProps/app.xml', 'ppt/presentation.xml'),
      `${OPEN_XML}.presentationml.presentation`,
    ],
    [archive(`mimetype${ODF}.text`), `${ODF}.text`],
    [archive(`mimetype${ODF}.spreadsheet`), `${ODF}.spreadsheet`],
    [`${COMPOUND}${'\0'.repeat(500)}${utf16('WordDocument')}`, 'application/msword'],
    [`${COMPOUND}${'\0'.repeat(500)}${utf16('Workbook')}`, 'application/vnd.ms-excel'],
  ])('%j is %s, whatever its name', (content, type) => {
    for (const name of ['', 'a.exe', 'a.html']) {
      expect(recogniseFile(bytes(content), name)).toBe(type)
    }
  })

  it.each([
    ['a program', 'MZ\x90\0\x03'],
    ['a program of another system', '\x7fELF\x02\x01'],
    ['a page', '<!DOCTYPE html><p>'],
    ['a page after a mark of order and blanks', '\xef\xbb\xbf \r\n<html>'],
    ['a page after some text', `Olá. ${'x'.repeat(2000)}<SCRIPT src=//evil.example>`],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a document of markup', '<?xml version="1.0"?>'],
    ['a script of a system', '#!/bin/sh\n'],
    ['a script of a server', 'x <?php eval($_GET[0])'],
    ['an archive of something else', archive('virus.exe', 'a/word/x')],
    ['an archive that says to be another thing', archive('mimetypeapplication/epub+zip')],
    ['an installer in the container of Office', `${COMPOUND}${utf16('Property')}`],
    ['a PDF that begins too late', `${'\0'.repeat(1024)}%PDF-1.4`],
    ['half of a beginning', '\x89PNG\r\n\x1a'],
    ['a text with a zero', 'texto\0'],
    ['nothing', ''],
  ])('%s is nothing known, whatever its name', (_, content) => {
    for (const name of ['', 'a.pdf', 'a.txt', 'a.png']) {
      expect(recogniseFile(bytes(content), name)).toBeNull()
    }
  })

  it.each([
    ['ata.txt', 'text/plain'],
    ['LEIAME', 'text/plain'],
    ['Planilha.CSV', 'text/csv'],
    ['notas.md', 'text/markdown'],
    ['script.js', null],
    ['script.mjs', null],
    ['tarefa.bat', null],
    ['macro.vbs', null],
    ['contrato.pdf', null],
  ])('a text called %s is %s', (name, type) => {
    expect(recogniseFile(utf8('Reunião às 9h;\tpauta'), name)).toBe(type)
    expect(recogniseFile(bytes('Reuni\xe3o \xe0s 9h'), name)).toBe(type)
  })

  it('is not led astray by a sign that the end of the head cuts', () => {
    const text = utf8('ã'.repeat(FILE_HEAD_BYTES))
    expect(recogniseFile(text.subarray(0, FILE_HEAD_BYTES - 1), 'a.txt')).toBe('text/plain')
  })

  it('answers nothing that runs, of any bytes and name', () => {
    const part = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom('PK\x03\x04', COMPOUND, '<svg', '%PDF-', 'RIFF', 'ftyp', '<script>')
        .map(bytes),
    )
    const content = fc
      .array(part, { maxLength: 6 })
      .map((parts) => Uint8Array.from(parts.flatMap((p) => [...p])))
    fc.assert(
      fc.property(content, fc.string(), (head, name) => {
        const type = recogniseFile(head, name)
        expect(type ?? '').not.toMatch(/html|script|svg|xml$|octet|\bzip/)
        if (type?.startsWith('text/')) {
          expect(new TextDecoder('latin1').decode(head)).not.toMatch(/<svg|<script|\0/i)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
