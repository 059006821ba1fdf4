import type { MouseEvent } from 'react';
import type { OperationNameBy, OperationRequest, Operations } from '#schemas/operations.ts';
import { createAuthCode } from '#src/api/authCodes.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { outlivesReload } from '#src/api/session.ts';
import { openPopup } from '#src/platform/openPopup.ts';
import { downloadsTexts as texts } from '#src/texts/nl/downloads.ts';
import { showNotice } from '../../notices/index.ts';

/** The operations whose answer a window without a cookie can open, by a code. */
export type WindowOperation = {
  [Name in OperationNameBy<'GET'>]: Operations[Name] extends {
    readonly answers: 'browser';
    readonly takesCode: true;
  }
    ? Name
    : never;
}[OperationNameBy<'GET'>];

interface WindowLink<Name extends WindowOperation> {
  readonly operation: Name;
  readonly request: Omit<OperationRequest<Name>, 'auth'>;
  /** `opening` stands in the window until the answer arrives; `failed` is the notice when no code does. */
  readonly says: { readonly opening: string; readonly failed: string };
}

/**
 * The link to a file that the browser opens by its address (Specification 7). In a frame the session is in memory only, so a new
 * window would not have it. There the click opens an empty window and then sends it to the file with a single-use code.
 */
export function useWindowLink<Name extends WindowOperation>({ operation, request, says }: WindowLink<Name>) {
  return {
    href: operationUrl(operation, request),
    onClick(event: MouseEvent) {
      if (outlivesReload()) return;
      event.preventDefault();
      const popup = openPopup('about:blank');
      if (!popup) return tell(texts.windowBlocked);
      popup.document.title = says.opening;
      popup.document.body.textContent = says.opening;
      void sendOn(popup, { hrefWith: (auth) => operationUrl(operation, { ...request, auth }), says });
    },
  };
}

async function sendOn(
  popup: Window,
  { hrefWith, says }: Pick<WindowLink<WindowOperation>, 'says'> & { hrefWith: (auth: string) => string },
): Promise<void> {
  const auth = await createAuthCode().catch(() => undefined);
  if (auth === undefined) {
    popup.close();
    return tell(says.failed);
  }
  // Does what `rel="noopener"` does for a link.
  popup.opener = null;
  popup.location.replace(hrefWith(auth));
}

function tell(message: string): void {
  showNotice({ tone: 'danger', title: texts.windowFailedTitle, message });
}
