import type { MouseEvent } from 'react';
import type { OperationNameBy, OperationRequest, Operations } from '#schemas/operations.ts';
import { createAuthCode } from '#src/api/authCodes.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { outlivesReload } from '#src/api/session.ts';
import { openPopup } from '#src/platform/address/openPopup.ts';
import { fileWindowTexts as texts } from '#src/texts/nl/fileWindow.ts';
import { showNotice } from '../../notices/index.ts';

/** The operations whose answer a window without a cookie can open, by a code. */
type WindowOperation = {
  [Name in OperationNameBy<'GET'>]: Operations[Name] extends {
    readonly answers: 'browser';
    readonly takesCode: true;
  }
    ? Name
    : never;
}[OperationNameBy<'GET'>];

/**
 * The attributes of a link to a file that the browser opens by its address (Specification 7). In a frame the session is in memory
 * only, so a new window would not have it. There the click opens an empty window and then sends it to the file with a single-use code.
 */
export function windowLink<Name extends WindowOperation>(
  operation: Name,
  request: Omit<OperationRequest<Name>, 'auth'>,
) {
  return {
    href: operationUrl(operation, request),
    onClick(event: MouseEvent) {
      if (outlivesReload()) return;
      event.preventDefault();
      const popup = openPopup('about:blank');
      if (!popup) return tell(texts.blocked);
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
    return tell(texts.failed);
  }
  // Does what `rel="noopener"` does for a link.
  popup.opener = null;
  popup.location.replace(hrefWith(auth));
}

function tell(message: string): void {
  showNotice({ tone: 'danger', title: texts.failedTitle, message });
}
