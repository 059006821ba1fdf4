/**
 * Letters and signs that Dutch pages are made of. Their font is a file of its own, small enough for the first 14 kB, which a server
 * sends without waiting for an answer (RFC 6928). A page with any other character loads a second file.
 */
export const everydayCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\t\n\r \u00a0\u00ad.,:;!?\'"()-/&@+*%‘’“”–…€·×éëïèöüàê';
