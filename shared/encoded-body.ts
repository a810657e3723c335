interface HeaderReader {
  get: (name: string) => string | null
}

/** Whether a request has a body in an encoding, such as gzip, which nothing here undoes: it would be read as what it is not. */
export const hasEncodedBody = ({
  body,
  headers,
}: {
  body: unknown
  headers: HeaderReader
}): boolean => body !== null && isEncoded(headers)

/** Whether `Content-Encoding` names anything but `identity`. */
export const isEncoded = (headers: HeaderReader): boolean =>
  (headers.get('Content-Encoding') ?? '')
    .split(',')
    .some(each => !['', 'identity'].includes(each.trim().toLowerCase()))
