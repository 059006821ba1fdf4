import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embedPortal } from '#src/embed/embedPortal.ts';
import { type MessageOfFrame, wireMessage } from '#src/platform/embedMessages.ts';
import { embedQuery } from '#src/platform/embedProtocol.ts';

const portal = 'https://portaal.example.org';

/** A page with the script of a club far below the window, so that the browser never loads the lazy frame. */
function paste() {
  const far = document.body.appendChild(document.createElement('div'));
  far.style.paddingTop = '20000px';
  const script = document.createElement('script');
  // Only a type that no browser runs keeps it from being loaded.
  script.type = 'text/plain';
  script.src = `${portal}/embed.js`;
  far.append(script);
  embedPortal(script, vi.fn());
  const frame = far.querySelector('iframe');
  if (!frame) throw new Error('The script made no frame');
  const id = new URL(frame.src).searchParams.get(embedQuery.id) ?? '';
  return { far, frame, id };
}

describe('embedPortal', () => {
  let far: HTMLElement;
  let frame: HTMLIFrameElement;
  let id: string;
  beforeEach(() => {
    ({ far, frame, id } = paste());
  });
  afterEach(() => far.remove());

  const size: MessageOfFrame = { type: 'clubpoort:size', height: 812 };
  /** A message of another origin can't be sent within one test page, so each arrives as the browser would deliver it. */
  const arrive = (message: Partial<Pick<MessageEvent, 'source' | 'origin' | 'data'>>) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source: frame.contentWindow,
        origin: portal,
        data: wireMessage(id, size),
        ...message,
      }),
    );

  test('makes the frame as high as the portal in it says', () => {
    expect(frame.style.height).toBe('600px');
    arrive({});
    expect(frame.style.height).toBe('812px');
  });

  test('ignores another window, though it shows the portal too', () => {
    arrive({ source: window });
    expect(frame.style.height).toBe('600px');
  });

  test.each(['https://evil.example', 'http://portaal.example.org', 'null', ''])(
    'ignores its frame once that shows a page of the origin "%s"',
    (origin) => {
      arrive({ origin });
      expect(frame.style.height).toBe('600px');
    },
  );

  test('ignores what another frame of the portal says', () => {
    arrive({ data: wireMessage('frame-0002', size) });
    expect(frame.style.height).toBe('600px');
  });
});
