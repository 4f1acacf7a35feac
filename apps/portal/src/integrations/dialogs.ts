/** Whether any dialog is open on the page, for prompts that must not open over another. */
export function isAnyDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
