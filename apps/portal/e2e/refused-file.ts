import type { Route } from '@playwright/test'
import type { UploadRecord } from '@tramite/core/files'

interface BodyWithFiles {
  readonly attachments: readonly UploadRecord[]
  readonly contrato?: UploadRecord | null
}

/**
 * Answers a write as the server does when its scanner finds something in a file.
 * @param fileName of the file in the body of the request
 * @param text of the refusal, which is shown at the file
 */
export function refuseFile(fileName: string, text: string) {
  return async (route: Route): Promise<void> => {
    const { attachments, contrato }: BodyWithFiles = route.request().postDataJSON()
    const file = [...attachments, contrato].find((each) => each?.fileName === fileName)
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, requestId: 'r' }
    await route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: {
        ...problem,
        code: 'FILE_INFECTED',
        message: text,
        errors: { [String(file?.awsFileKey)]: text },
      },
    })
  }
}
