import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embedPortal } from '#src/embed/embedPortal.ts';
import { type MessageOfFrame, wireMessage } from '#src/platform/embed/embedMessages.ts';
import { embedQuery } from '#src/platform/embed/embedProtocol.ts';

const portal = 'https://portaal.example.org';

/** Pastes the script of a club far below the viewport, so that the browser never loads the lazy frame. */
function paste() {
  const far = document.body.appendChild(document.createElement('div'));
  far.style.paddingTop = '20000px';
  const script = document.createElement('script');
  // A type that browsers do not run keeps the browser from loading the script.
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
  /** Dispatches a message as the browser delivers one of another origin, because a test page has one origin only. */
  const arrive = (message: Partial<Pick<MessageEvent, 'source' | 'origin' | 'data'>>) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source: frame.contentWindow,
        origin: portal,
        data: wireMessage(id, size),
        ...message,
      }),
    );

  test('makes the frame as high as the portal in it reports', () => {
    expect(frame.style.height).toBe('600px');
    arrive({});
    expect(frame.style.height).toBe('812px');
  });

  test('ignores another window that shows the portal', () => {
    arrive({ source: window });
    expect(frame.style.height).toBe('600px');
  });

  test.each(['https://evil.example', 'http://portaal.example.org', 'null', ''])(
    'ignores its own frame when that shows a page of the origin "%s"',
    (origin) => {
      arrive({ origin });
      expect(frame.style.height).toBe('600px');
    },
  );

  test('ignores a message of another frame of the portal', () => {
    arrive({ data: wireMessage('frame-0002', size) });
    expect(frame.style.height).toBe('600px');
  });
});
