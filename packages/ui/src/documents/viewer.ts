export { FileViewer, type PdfPages, type ViewedFile } from './FileViewer/FileViewer.tsx'
