import type { WireQuestion, WireSection } from '@clubpoort/form-engine/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { createDraft, type DraftStore } from '#src/features/drafting/createDraft.ts';
import type { Opened } from '#src/features/drafting/draft.ts';
import { draftedSections, readDraft } from '#src/features/preview/saving/state/builtDraft.ts';
import type { TextStorage } from '#src/platform/storage/storage.ts';

type Sections = readonly WireSection[];

const ask = (qid: string, question = `Vraag ${qid}`): WireQuestion => ({ qid, type: 'text', question });
const part = (...fields: WireQuestion[]): readonly WireSection[] => [{ title: 'Vragen', fields }];
const published = part(ask('a'), ask('b'));

/** The account of one manager on the server, and the devices that it is used on. */
function account() {
  let draft: Opened<Sections>['draft'] = null;
  let form = { version: 'v1', content: published };
  let isOffline = false;
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
  const opened = (): Opened<Sections> => ({ ...form, draft });
  const windows: DraftStore<Sections>[] = [];
  return {
    opened,
    storage,
    sections: () => readDraft(draft?.draft ?? '')?.content,
    goOffline(is: boolean) {
      isOffline = is;
    },
    publish(version: string, content: Sections) {
      form = { version, content };
    },
    /** Opens the builder in a window of a device. */
    open(on: TextStorage = storage): DraftStore<Sections> {
      const built = createDraft(opened(), {
        drafted: draftedSections,
        ...{ storage: on, name: 'form', clock: { now: () => 1_000_000 } },
        load: async () => opened(),
        async save(text, revision) {
          if (isOffline) throw new ApiFailure({ kind: 'offline' });
          if (text !== undefined && revision !== (draft?.revision ?? 0))
            throw new ApiFailure({
              kind: 'refused',
              status: 409,
              code: 'conflict',
              errors: [],
              problems: [],
            });
          draft = text === undefined ? null : { draft: text, revision: revision + 1, at: 1000 };
          return draft?.revision ?? 0;
        },
      });
      windows.push(built);
      return built;
    },
  };
}

const noStorage: TextStorage = { read: () => undefined, write: () => {}, remove: () => {}, clear: () => {} };
const later = () => vi.advanceTimersByTimeAsync(60_000);

describe('createDraft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends a draft soon after the last change, and says so', async () => {
    const of = account();
    const built = of.open();
    expect(built.get().kept).toBe('same');
    built.change(part(ask('a', 'Anders'), ask('b')));
    expect(built.get().kept).toBe('sending');
    await later();
    expect(built.get()).toMatchObject({ kept: 'account', keptAt: 1_000_000 });
    expect(of.sections()).toEqual(part(ask('a', 'Anders'), ask('b')));
  });

  it('goes on with the draft of another device', async () => {
    const of = account();
    of.open().change(part(ask('a')));
    await later();
    expect(of.open(noStorage).get()).toMatchObject({ content: part(ask('a')), kept: 'account' });
  });

  it('keeps nothing of a change that is taken back before it was sent', async () => {
    const of = account();
    const built = of.open();
    const before = built.get().content;
    built.change(part(ask('a', 'Anders')));
    built.change(before);
    expect(built.get().kept).toBe('same');
    await later();
    expect(built.get().kept).toBe('same');
  });

  it('keeps what was built without a connection through a closed tab, and sends it later', async () => {
    const of = account();
    of.goOffline(true);
    const first = of.open();
    first.change(part(ask('a', 'Onderweg')));
    await later();
    expect(first.get().kept).toBe('device');
    first.stop();
    of.goOffline(false);
    const second = of.open();
    expect(second.get()).toMatchObject({ content: part(ask('a', 'Onderweg')), kept: 'device' });
    await later();
    expect(second.get().kept).toBe('account');
    expect(of.sections()).toEqual(part(ask('a', 'Onderweg')));
  });

  it('puts the changes of two windows together', async () => {
    const of = account();
    const [one, other] = [of.open(), of.open(noStorage)];
    one.change(part(ask('a', 'Links'), ask('b')));
    await later();
    other.change(part(ask('a'), ask('b', 'Rechts')));
    await later();
    const both = part(ask('a', 'Links'), ask('b', 'Rechts'));
    expect(of.sections()).toEqual(both);
    expect(other.get()).toMatchObject({ content: both, isMerged: true, replaced: 1 });
  });

  it('puts what a device built offline and what another device built together', async () => {
    const of = account();
    of.goOffline(true);
    const phone = of.open();
    phone.change(part(ask('a', 'Telefoon'), ask('b')));
    phone.stop();
    of.goOffline(false);
    of.open(noStorage).change(part(ask('a'), ask('b', 'Laptop')));
    await later();
    const again = of.open();
    await later();
    expect(again.get().content).toEqual(part(ask('a', 'Telefoon'), ask('b', 'Laptop')));
    expect(of.sections()).toEqual(again.get().content);
  });

  it('tells that somebody saved the form meanwhile, and merges on request', async () => {
    const of = account();
    of.open().change(part(ask('a', 'Mijn'), ask('b')));
    await later();
    of.publish('v2', part(ask('a'), ask('b', 'Hun')));
    const built = of.open();
    expect(built.get().isOutdated).toBe(true);
    built.merge({});
    expect(built.get()).toMatchObject({
      isOutdated: false,
      content: part(ask('a', 'Mijn'), ask('b', 'Hun')),
    });
    expect(built.draft().version).toBe('v2');
  });

  it('forgets the draft on the device and on the account', async () => {
    const of = account();
    const built = of.open();
    built.change(part(ask('a')));
    await later();
    await built.discard();
    expect(built.get()).toMatchObject({ content: published, kept: 'same', replaced: 1 });
    expect([of.sections(), of.storage.read('form')]).toEqual([undefined, undefined]);
  });

  it('begins anew after the form was saved', async () => {
    const of = account();
    const built = of.open();
    built.change(part(ask('a')));
    // A draft that arrives after the form was saved would come back.
    await built.settle();
    await later();
    of.publish('v2', part(ask('a')));
    built.reopen(of.opened(), 'saved');
    await later();
    expect(built.get()).toMatchObject({ kept: 'same', isOutdated: false, content: part(ask('a')) });
    expect(of.sections()).toBeUndefined();
  });

  it('keeps the rest as a draft of the new version after a part was saved', async () => {
    const of = account();
    const built = of.open();
    built.change(part(ask('a', 'Nu'), ask('b', 'Later')));
    await later();
    const saved = part(ask('a', 'Nu'), ask('b'));
    of.publish('v2', saved);
    built.reopen(of.opened(), { part: saved });
    expect(built.get()).toMatchObject({ isOutdated: false, kept: 'sending', replaced: 1 });
    await later();
    expect(built.draft()).toMatchObject({
      ...{ version: 'v2', base: saved, content: part(ask('a', 'Nu'), ask('b', 'Later')) },
    });
    expect(built.get().kept).toBe('account');
    expect(of.sections()).toEqual(built.get().content);
  });
});
