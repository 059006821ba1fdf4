import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followContent } from '#src/app/embed/followContent.ts';
import { wireMessage } from '#src/platform/embed/embedMessages.ts';

const origin = 'https://club.example.org';
const embedding = {
  id: 'frame-0001',
  origin,
  club: undefined,
  page: undefined,
  hidesAside: false,
  isDark: false,
};
const view = wireMessage(embedding.id, { type: 'clubpoort:view', above: 7, below: 0 });

/** Dispatches a message as the browser delivers one of another origin, because a test page has one origin only. */
function arrive(message: Partial<Pick<MessageEvent, 'source' | 'origin' | 'data'>>): void {
  window.dispatchEvent(
    new MessageEvent('message', { source: window.parent, origin, data: view, ...message }),
  );
}

const hiddenAbove = () => document.documentElement.style.getPropertyValue('--view-above');

describe('followContent', () => {
  let stop: () => void;
  let otherFrame: HTMLIFrameElement;
  beforeEach(() => {
    // The window is higher than a dialog, so that a part of it may be hidden.
    vi.stubGlobal('innerHeight', 2000);
    otherFrame = document.body.appendChild(document.createElement('iframe'));
    stop = followContent(embedding);
  });
  afterEach(() => {
    stop();
    otherFrame.remove();
    document.documentElement.removeAttribute('style');
  });

  test('follows the messages of the parent page', () => {
    arrive({});
    expect(hiddenAbove()).toBe('7px');
  });

  test('ignores another frame of the same origin as the page', () => {
    arrive({ source: otherFrame.contentWindow });
    expect(hiddenAbove()).toBe('');
  });

  test('ignores its own window', () => {
    arrive({ source: window });
    expect(hiddenAbove()).toBe('');
  });

  test.each(['https://evil.example', 'http://club.example.org', 'https://club.example.org:8443', 'null', ''])(
    'ignores the parent page when its origin is "%s"',
    (other) => {
      arrive({ origin: other });
      expect(hiddenAbove()).toBe('');
    },
  );

  test('ignores a message for another frame of the page', () => {
    arrive({ data: { ...view, id: 'frame-0002' } });
    expect(hiddenAbove()).toBe('');
  });

  test('ignores messages and hides nothing once it is stopped', () => {
    arrive({});
    stop();
    expect(hiddenAbove()).toBe('0px');
    arrive({});
    expect(hiddenAbove()).toBe('0px');
  });
});
