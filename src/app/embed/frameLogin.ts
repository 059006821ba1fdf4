import { paths } from '../../paths.ts';

/** A window has logged somebody in for the frame that opened it. */
const type = 'clubpoort:login';
const version = 1;

const noncePattern = /^[a-z0-9-]{16,36}$/;

/** @param nonce The frame's secret: only the window that it opened knows it. */
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

/** The code that a window brings; undefined for any other message. */
export function codeIn({ origin, data }: MessageEvent, nonce: string): string | undefined {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return undefined;
  const message: Readonly<Record<string, unknown>> = { ...data };
  const isOurs = message.type === type && message.v === version && message.nonce === nonce;
  return isOurs && typeof message.auth === 'string' ? message.auth : undefined;
}
