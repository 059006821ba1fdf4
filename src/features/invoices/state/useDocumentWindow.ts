import type { MouseEvent } from 'react';
import { createAuthCode } from '#src/api/authCodes.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { outlivesReload } from '#src/api/session.ts';
import { openPopup } from '#src/platform/openPopup.ts';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { showNotice } from '../../notices/index.ts';

/** A document that the browser opens by its address (Specification 7). */
export interface InvoiceDocument {
  readonly operation: 'view_invoice' | 'view_credit_note';
  readonly oid: number;
  readonly uid: number;
  readonly club: number;
  readonly creditNote?: number | undefined;
  /** A later invoice of the order. */
  readonly document?: number | undefined;
}

/**
 * The link to a document. In a frame the session is in memory only, so a new window would not have it. There the click opens
 * an empty window and then sends it to the document with a single-use code.
 */
export function useDocumentWindow({ operation, ...request }: InvoiceDocument) {
  return {
    href: operationUrl(operation, request),
    onClick(event: MouseEvent) {
      if (outlivesReload()) return;
      event.preventDefault();
      const popup = openPopup('about:blank');
      if (!popup) return tell(texts.windowBlocked);
      popup.document.title = texts.opening;
      popup.document.body.textContent = texts.opening;
      void sendOn(popup, (auth) => operationUrl(operation, { ...request, auth }));
    },
  };
}

async function sendOn(popup: Window, hrefWith: (auth: string) => string): Promise<void> {
  const auth = await createAuthCode().catch(() => undefined);
  if (auth === undefined) {
    popup.close();
    return tell(texts.windowFailed);
  }
  // Does what `rel="noopener"` does for a link.
  popup.opener = null;
  popup.location.replace(hrefWith(auth));
}

function tell(message: string): void {
  showNotice({ tone: 'danger', title: texts.failedTitle, message });
}
