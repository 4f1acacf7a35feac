export { UnsentAnswers as default } from '@tramite/ui/mapping/dialogs'
