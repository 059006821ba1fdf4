import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onFrameMessage } from '#src/features/preview/state/frameMessages.ts';

const data = { type: 'clubpoort:preview-ready' };

describe('onFrameMessage', () => {
  const hear = vi.fn();
  let frame: HTMLIFrameElement;
  let stop: () => void;
  beforeEach(() => {
    hear.mockClear();
    frame = document.body.appendChild(document.createElement('iframe'));
    stop = onFrameMessage(() => frame.contentWindow, hear);
  });
  afterEach(() => {
    stop();
    frame.remove();
  });

  const arrive = (message: Partial<Pick<MessageEvent, 'source' | 'origin' | 'data'>>) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source: frame.contentWindow,
        origin: window.location.origin,
        data,
        ...message,
      }),
    );

  test('receives messages of its own frame', () => {
    arrive({});
    expect(hear).toHaveBeenCalledExactlyOnceWith(data);
  });

  test('ignores another window of the same origin', () => {
    arrive({ source: window });
    expect(hear).not.toHaveBeenCalled();
  });

  test('ignores its own frame when that shows a page of another origin', () => {
    arrive({ origin: 'https://evil.example' });
    expect(hear).not.toHaveBeenCalled();
  });

  test.each([null, 'clubpoort:preview-ready', {}, { type: 'clubpoort:size' }])('ignores %j', (other) => {
    arrive({ data: other });
    expect(hear).not.toHaveBeenCalled();
  });

  test('receives nothing once it is stopped', () => {
    stop();
    arrive({});
    expect(hear).not.toHaveBeenCalled();
  });
});
