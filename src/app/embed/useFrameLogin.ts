import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { exchangeAuthCode } from '../../api/authCodes.ts';
import { openSession } from '../../features/session/index.ts';
import { openPopup } from '../../platform/address/openPopup.ts';
import { randomUuid } from '../../platform/randomUuid.ts';
import { codeIn, frameLoginHref } from './frameLogin.ts';

/** Interval between two checks that the login window is still open, in milliseconds. */
const lookEvery = 500;

type Asking =
  | { readonly step: 'idle' }
  /** `popup` is undefined when the browser blocked it: the person then opens the window by a link. */
  | { readonly step: 'asking'; readonly nonce: string; readonly popup: Window | undefined }
  /** The window was closed without a login. */
  | { readonly step: 'closed' };

/**
 * Logs in through a window of the portal itself, where the browser accepts the portal's cookie. The window returns a code that
 * is valid once (specification 1, embedding). The frame keeps its own session only in memory.
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
      // Waits for a second check: a message that the window sent before it closed may still arrive.
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
    /** Address of the login window, when the browser blocked the popup. */
    href: asking.step === 'asking' && !asking.popup ? frameLoginHref(asking.nonce) : undefined,
    isBusy: exchange.isPending,
    error: exchange.error,
    /** Call this only in a click handler, or the browser blocks the popup. */
    ask() {
      const nonce = randomUuid();
      setAsking({ step: 'asking', nonce, popup: openPopup(frameLoginHref(nonce)) });
    },
  };
}
