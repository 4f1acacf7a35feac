/** The fax code of a line of 1,728 dots, all of them black. */
const blackLine = '00110101' + '0000001100101' + '0000110111'
const lines = 8

function toBytes(bits: string): Buffer<ArrayBuffer> {
  const octets = bits.match(/.{1,8}/g) ?? []
  return Buffer.from(octets.map((octet) => Number.parseInt(octet.padEnd(8, '0'), 2)))
}

/** A PDF as produced by scanners: its one page is an image, all black, in fax coding. */
export function createScannedPage(): Buffer<ArrayBuffer> {
  const picture = toBytes(blackLine.repeat(lines)).toString('hex')
  const drawing = 'q 595 0 0 842 0 0 cm /Page Do Q'
  const fax = `/Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K 0 /Columns 1728 /Rows ${lines} >>]`
  const size = `/Width 1728 /Height ${lines} /ColorSpace /DeviceGray /BitsPerComponent 1`
  const toStream = (entries: string, content: string) =>
    `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /XObject << /Page 4 0 R >> >> >>',
    toStream(`/Type /XObject /Subtype /Image ${size} ${fax}`, picture),
    toStream('', drawing),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(
    `%PDF-1.7\n${objects.join('')}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`,
    'latin1',
  )
}
