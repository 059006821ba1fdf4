import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { exchangeAuthCode } from '../../api/authCodes.ts';
import { openSession } from '../../features/session/index.ts';
import { openPopup } from '../../platform/openPopup.ts';
import { randomUuid } from '../../platform/randomUuid.ts';
import { codeIn, frameLoginHref } from './frameLogin.ts';

/** Milliseconds between two looks at whether the window is still there. */
const lookEvery = 500;

type Asking =
  | { readonly step: 'idle' }
  /** `popup` is undefined where the browser blocked it: the person opens the window by a link. */
  | { readonly step: 'asking'; readonly nonce: string; readonly popup: Window | undefined }
  /** The window is gone, and nobody logged in. */
  | { readonly step: 'closed' };

/**
 * Logs in by a window of the portal itself, where the browser keeps the portal's cookie; it brings back a code that is good
 * once (specification 1, embedding). The frame's own session is in memory only.
 */
export function useFrameLogin(onLogin: () => void) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking>({ step: 'idle' });
  const exchange = useMutation({
    mutationFn: exchangeAuthCode,
    onSuccess: (session) => {
      openSession(client, session);
      onLogin();
    },
  });
  const take = useEffectEvent((code: string) => {
    setAsking({ step: 'idle' });
    exchange.mutate(code);
  });

  useEffect(() => {
    if (asking.step !== 'asking') return;
    const { nonce, popup } = asking;
    const hear = (event: MessageEvent) => {
      const code = codeIn(event, nonce);
      if (code !== undefined) take(code);
    };
    window.addEventListener('message', hear);
    let wasClosed = false;
    const look = setInterval(() => {
      // Once more: what a window said before it closed may still be on its way.
      if (wasClosed) setAsking({ step: 'closed' });
      wasClosed = popup?.closed === true;
    }, lookEvery);
    return () => {
      window.removeEventListener('message', hear);
      clearInterval(look);
    };
  }, [asking]);

  return {
    step: asking.step,
    /** Where the login is, if the browser opened no window for it. */
    href: asking.step === 'asking' && !asking.popup ? frameLoginHref(asking.nonce) : undefined,
    isBusy: exchange.isPending,
    error: exchange.error,
    /** Only in a click. */
    ask() {
      const nonce = randomUuid();
      setAsking({ step: 'asking', nonce, popup: openPopup(frameLoginHref(nonce)) });
    },
  };
}
