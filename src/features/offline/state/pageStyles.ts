import { readStylesheet } from '#src/api/readStylesheet.ts';

/**
 * The text of all stylesheets of this page. It is fetched rather than read from the parsed rules, which browsers write differently from
 * what was read; a stylesheet of this page is in the HTTP cache. A club's accent is left out, because a kept screen may be of another club.
 */
export async function pageStyles(): Promise<string> {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]:not([data-accent]), style')];
  const texts = await Promise.all(
    sheets.map((sheet) =>
      sheet instanceof HTMLLinkElement ? readStylesheet(sheet.href) : sheet.textContent,
    ),
  );
  // Nothing in it may end the style element.
  return texts.join('\n').replaceAll('</', String.raw`<\/`);
}

/** The source of an inline stylesheet in a Content Security Policy, which allows this text alone. */
export async function styleSource(styles: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
