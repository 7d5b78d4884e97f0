import { FORMATS } from '../../../../common/formats.ts'
import { download } from '../../browser/download.ts'
import type { DocumentProcessorProps } from '../props.ts'
import { fileStem } from '../report/take-along.ts'
import type { Accounts, Booking } from './bookings.ts'
import { datevStack } from './datev.ts'
import { windows1252 } from './windows-1252.ts'
import { type OnwardDocument, sheetsOf } from './workbook.ts'

/** Makes a workbook of the documents and downloads it. @throws when the code that writes it cannot be loaded */
export async function saveExcel(documents: readonly OnwardDocument[], settings: DocumentProcessorProps): Promise<void> {
  const { excelFile } = await import('./excel.ts')
  const [first] = documents
  const bytes = excelFile(sheetsOf(documents, settings.words), settings.language)
  download(bytes, `${fileStem(first?.file ?? '')}.xlsx`, FORMATS.xlsx.mediaType)
}

/** Downloads a stack of bookings under a name that DATEV's programs offer to import. */
export function saveDatev(bookings: readonly Booking[], accounts: Accounts, file: string): void {
  const bytes = windows1252(datevStack(bookings, accounts, new Date()))
  download(bytes, `EXTF_Buchungsstapel_${fileStem(file)}.csv`, 'text/csv;charset=windows-1252')
}
