/** The calls of a page, as the portal's own module names them. */
export const callsOf = () =>
  ['/api/home/shell', '/api/home'].map((url) => ({ key: `GET ${url}`, method: 'GET', url }))
