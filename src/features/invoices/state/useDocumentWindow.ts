import type { MouseEvent } from 'react';
import { createAuthCode } from '#src/api/authCodes.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { outlivesReload } from '#src/api/session.ts';
import { openPopup } from '#src/platform/openPopup.ts';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { showNotice } from '../../notices/index.ts';

/** A document of an order that the browser opens itself (Specification 7), by what its address says. */
export interface InvoiceDocument {
  readonly operation: 'view_invoice' | 'view_credit_note';
  readonly oid: number;
  readonly uid: number;
  readonly club: number;
  readonly creditNote?: number | undefined;
}

/**
 * A document's address, for a link. In a frame the session is in memory alone, so that a window of its own would not know who
 * asks: there the click opens it empty, and sends it on with a code that is good once.
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
  // As `rel="noopener"` would have it.
  popup.opener = null;
  popup.location.replace(hrefWith(auth));
}

function tell(message: string): void {
  showNotice({ tone: 'danger', title: texts.failedTitle, message });
}
