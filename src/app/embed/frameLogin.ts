import { paths } from '../../paths.ts';

/** Type of the message that a login window sends to the frame that opened it. */
const type = 'clubpoort:login';
const version = 1;

const noncePattern = /^[a-z0-9-]{16,36}$/;

/** @param nonce The frame's secret, known only to the window that the frame opened. */
export function frameLoginHref(nonce: string): string {
  return `${paths.loginForFrame}?${new URLSearchParams({ nonce })}`;
}

export function nonceIn(query: URLSearchParams): string | undefined {
  const nonce = query.get('nonce') ?? '';
  return noncePattern.test(nonce) ? nonce : undefined;
}

export function frameLoginMessage(nonce: string, auth: string): object {
  return { type, v: version, nonce, auth };
}

/** Reads the code from the message of a login window; undefined for any other message. */
export function codeIn({ origin, data }: MessageEvent, nonce: string): string | undefined {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return undefined;
  const message: Readonly<Record<string, unknown>> = { ...data };
  const isOurs = message.type === type && message.v === version && message.nonce === nonce;
  return isOurs && typeof message.auth === 'string' ? message.auth : undefined;
}
