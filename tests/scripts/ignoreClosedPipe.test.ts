import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ignoreClosedPipe } from '#scripts/ignoreClosedPipe.ts';

describe('ignoreClosedPipe', () => {
  const failing = (code: string) => {
    const stream = new PassThrough();
    ignoreClosedPipe([stream]);
    return () => stream.emit('error', Object.assign(new Error(code), { code }));
  };

  it('lets a command go on whose output nobody reads any more', () => {
    expect(failing('EPIPE')).not.toThrow();
  });

  it('ends a command whose output can’t be written', () => {
    expect(failing('ENOSPC')).toThrow('ENOSPC');
  });
});
