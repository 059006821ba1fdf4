import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyNumber, idOf, phases, photo, queueUnderTest, settle, temporary } from './queueUnderTest.ts';

const photos = { qid: 'photos', nid: 0 };
const papers = { qid: 'papers', nid: 7 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('uploadQueue', () => {
  it('sends two files at once over all questions, and the others in the order of choosing', async () => {
    const { queue, calls } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], anyNumber);
    queue.list(papers).add([photo('d.jpg')], anyNumber);
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    expect(phases(list)).toEqual(['a.jpg sending', 'b.jpg sending', 'c.jpg queued']);
    calls[1]?.arrive();
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    calls[0]?.arrive();
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
    expect(calls[3]?.target).toMatchObject(papers);
  });

  it('gives every file of a form the same submission', async () => {
    const { queue, calls } = queueUnderTest();
    queue.list(photos).add([photo('a.jpg')], anyNumber);
    queue.list(papers).add([photo('b.jpg')], anyNumber);
    await settle();
    const [first, second] = calls.map(({ target }) => target.submission);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('keeps the order of choosing when a later file is stored first', async () => {
    const { queue, calls, answers } = queueUnderTest();
    answers.set('photos_0', ['stored/earlier.jpg']);
    queue.list(photos).add([photo('a.jpg'), photo('b.jpg')], anyNumber);
    await settle();
    calls[1]?.arrive();
    await settle();
    expect(answers.get('photos_0')).toEqual(['stored/earlier.jpg', 'stored/b.jpg']);
    calls[0]?.arrive();
    await settle();
    expect(answers.get('photos_0')).toEqual(['stored/earlier.jpg', 'stored/a.jpg', 'stored/b.jpg']);
  });

  it('reports the progress of a file, and nothing after the file is stored', async () => {
    const { queue, calls } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg')], anyNumber);
    await settle();
    const report = calls[0]?.target.onProgress;
    for (const [reported, fraction] of [
      [0.5, 0.5],
      [2, 1],
      [Number.NaN, 0],
    ] as const) {
      report?.(reported);
      expect(list.rows.getState()[0]).toMatchObject({ phase: 'sending', fraction });
    }
    calls[0]?.arrive();
    await settle();
    report?.(0.1);
    expect(list.rows.getState()[0]).toMatchObject({ phase: 'stored', path: 'stored/a.jpg' });
  });

  it('retries at once and after 1, 3 and 5 seconds, and then only on request', async () => {
    const { queue, calls } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg')], anyNumber);
    await settle();
    for (const [seconds, tries] of [
      [0, 2],
      [1, 3],
      [3, 4],
      [5, 5],
    ] as const) {
      calls.at(-1)?.fail(temporary);
      await settle();
      expect(phases(list)).toEqual(['a.jpg pausing']);
      await vi.advanceTimersByTimeAsync(Math.max(seconds * 1000 - 1, 0));
      expect(calls).toHaveLength(seconds === 0 ? tries : tries - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(tries);
    }
    calls.at(-1)?.fail(temporary);
    await settle();
    expect(list.rows.getState()[0]).toMatchObject({ phase: 'failed', ...temporary });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(5);
    list.retry(idOf(list, 'a.jpg'));
    await settle();
    calls.at(-1)?.arrive();
    await settle();
    expect(phases(list)).toEqual(['a.jpg stored']);
  });

  it('does not retry a file that the port refuses permanently', async () => {
    const { queue, calls } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg')], anyNumber);
    await settle();
    calls[0]?.fail({ retryable: false, message: 'In dit bestand zit een virus.' });
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(list.rows.getState()[0]).toMatchObject({ phase: 'failed', retryable: false });
  });

  it('treats an unknown error as a network failure', async () => {
    const { queue, calls } = queueUnderTest();
    queue.list(photos).add([photo('a.jpg')], anyNumber);
    await settle();
    calls[0]?.fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
  });

  it('waits while offline without using up retries, and continues when it is online', async () => {
    const { queue, calls, network } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg')], anyNumber);
    await settle();
    for (let cut = 1; cut <= 6; cut += 1) {
      network.isOnline = false;
      calls.at(-1)?.fail(temporary);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(phases(list)).toEqual(['a.jpg offline']);
      expect(calls).toHaveLength(cut);
      network.restore();
      await settle();
      expect(calls).toHaveLength(cut + 1);
    }
    calls.at(-1)?.arrive();
    await settle();
    expect(phases(list)).toEqual(['a.jpg stored']);
  });

  it('waits when the network fails during a pause between retries', async () => {
    const { queue, calls, network } = queueUnderTest();
    queue.list(photos).add([photo('a.jpg')], anyNumber);
    await settle();
    calls[0]?.fail(temporary);
    await settle();
    network.isOnline = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    network.restore();
    await settle();
    expect(calls).toHaveLength(2);
  });

  it('aborts a removed file, gives its slot to the next file, and ignores a late answer', async () => {
    const { queue, calls, answers } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], anyNumber);
    await settle();
    list.remove(idOf(list, 'a.jpg'));
    expect(calls[0]?.signal.aborted).toBe(true);
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    calls[0]?.target.onProgress(0.9);
    calls[0]?.arrive();
    await settle();
    expect(phases(list)).toEqual(['b.jpg sending', 'c.jpg sending']);
    expect(answers.get('photos_0')).toEqual([]);
  });

  it('never sends a file that was removed while it was queued or paused', async () => {
    const { queue, calls } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], anyNumber);
    await settle();
    list.remove(idOf(list, 'c.jpg'));
    calls[0]?.fail(temporary);
    await vi.advanceTimersByTimeAsync(0);
    calls.at(-1)?.fail(temporary);
    await settle();
    list.remove(idOf(list, 'a.jpg'));
    calls[1]?.arrive();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
    expect(await queue.settled()).toBe(true);
  });

  it('holds files until it gets the submission, and reports the failed ones', async () => {
    const { queue, calls, answers } = queueUnderTest('manual');
    const list = queue.list(photos);
    list.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], anyNumber);
    await vi.advanceTimersByTimeAsync(1000);
    expect(phases(list)).toEqual(['a.jpg held', 'b.jpg held', 'c.jpg held']);
    expect(calls).toEqual([]);
    const processed = queue.process('inschrijving-7');
    await settle();
    expect(calls.map(({ target }) => target.submission)).toEqual(['inschrijving-7', 'inschrijving-7']);
    calls[0]?.arrive();
    calls[1]?.fail({ retryable: false, message: 'Onleesbaar' });
    await settle();
    calls[2]?.arrive();
    expect(await processed).toEqual([
      { key: 'photos_0', file: expect.objectContaining({ name: 'b.jpg' }), message: 'Onleesbaar' },
    ]);
    expect(answers.get('photos_0')).toEqual(['stored/a.jpg', 'stored/c.jpg']);
    list.retry(idOf(list, 'b.jpg'));
    await settle();
    expect(calls.at(-1)?.target.submission).toBe('inschrijving-7');
  });

  it('processes nothing when no file was chosen', async () => {
    expect(await queueUnderTest('manual').queue.process('x')).toEqual([]);
  });

  it('drops every file that is not stored, and resolves waiting submits with false', async () => {
    const { queue, calls, answers } = queueUnderTest();
    const list = queue.list(photos);
    answers.set('photos_0', ['stored/earlier.jpg']);
    list.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], anyNumber);
    await settle();
    const settled = queue.settled();
    queue.drop();
    expect(await settled).toBe(false);
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
    for (const { arrive } of calls) arrive();
    await settle();
    expect(phases(list)).toEqual(['stored stored']);
    expect(calls).toHaveLength(2);
    list.add([photo('d.jpg')], anyNumber);
    await settle();
    expect(calls.at(-1)?.name).toBe('d.jpg');
  });

  it('refuses files above the maximum, and counts only accepted files', async () => {
    const { queue, calls, answers } = queueUnderTest();
    answers.set('photos_0', ['stored/1.jpg', 'stored/2.jpg', 'stored/3.jpg']);
    const list = queue.list(photos);
    const limits = { sort: 'image', max: 5 } as const;
    list.add([photo('a.jpg'), photo('b.pdf'), photo('leeg.jpg', 0), photo('c.jpg'), photo('d.jpg')], limits);
    await settle();
    expect(phases(list).slice(3)).toEqual([
      'a.jpg sending',
      'b.pdf refused',
      'leeg.jpg refused',
      'c.jpg sending',
      'd.jpg refused',
    ]);
    expect(calls).toHaveLength(2);
    expect(list.rows.getState().at(-1)).toMatchObject({ refusal: { fault: 'count', max: 5 } });
    list.remove(idOf(list, 'a.jpg'));
    list.add([photo('d.jpg')], limits);
    expect(phases(list).slice(3)).toEqual(['c.jpg sending', 'd.jpg queued']);
  });

  it('refuses every file when more files are stored than the maximum', () => {
    const { queue, calls, answers } = queueUnderTest();
    answers.set('photos_0', ['stored/1.jpg', 'stored/2.jpg', 'stored/3.jpg']);
    const list = queue.list(photos);
    list.add([photo('a.jpg')], { sort: 'image', max: 2 });
    expect(phases(list).slice(3)).toEqual(['a.jpg refused']);
    expect(calls).toEqual([]);
  });

  it.each(['a;b.pdf', '', '  ', 'a\0.pdf'])('row 28: treats the path %j as a failed upload', async (path) => {
    const { queue, calls, answers } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg')], anyNumber);
    await settle();
    calls[0]?.arrive(path);
    await settle();
    expect(phases(list)).toEqual(['a.jpg failed']);
    expect(answers.get('photos_0')).toEqual([]);
  });

  it('follows an answer that changes elsewhere, and keeps pending uploads', async () => {
    const { queue, calls, answers } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg')], anyNumber);
    await settle();
    answers.set('photos_0', ['stored/draft.jpg']);
    list.follow(['stored/draft.jpg']);
    expect(phases(list)).toEqual(['a.jpg sending', 'stored stored']);
    calls[0]?.arrive();
    await settle();
    expect(answers.get('photos_0')).toEqual(['stored/a.jpg', 'stored/draft.jpg']);
    answers.set('photos_0', []);
    list.follow([]);
    expect(phases(list)).toEqual([]);
  });

  it('keeps one path when the server stores two files under the same path', async () => {
    const { queue, calls, answers } = queueUnderTest();
    const list = queue.list(photos);
    list.add([photo('a.jpg'), photo('b.jpg')], anyNumber);
    await settle();
    for (const { arrive } of calls) arrive('stored/same.jpg');
    await settle();
    expect(answers.get('photos_0')).toEqual(['stored/same.jpg']);
    list.remove(idOf(list, 'a.jpg'));
    expect(answers.get('photos_0')).toEqual(['stored/same.jpg']);
  });
});
