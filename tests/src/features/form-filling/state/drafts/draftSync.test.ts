import { afterEach, describe, expect, test } from 'vitest';
import { createDraftSync } from '#src/features/form-filling/state/drafts/draftSync.ts';
import { textStorage } from '#src/platform/storage/storage.ts';
import { answeringServer, answerJson } from '#tests/src/api/answeringServer.ts';

/** `12_0` is about health. */
const draft = {
  key: '1-2-8-1021',
  of: { club: 8, uid: 2, about: '1021' },
  privateKeys: new Set(['12_0']),
};
const { signal } = new AbortController();
const typed = { '11_0': 'Tom, papa', '12_0': 'Pinda’s', '@step': '1' };

/** Ends the devices of a test, so that none of them sends anything later. */
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** One account, whose server can be down or keep no drafts. */
async function account() {
  const clock = { time: 1_000_000, now: () => clock.time };
  const state = { answers: null as string | null, at: -1, mode: 'up' as 'up' | 'down' | 'old', calls: 0 };
  await answeringServer((request, response) => {
    state.calls += 1;
    if (state.mode === 'down') return answerJson(response, 503, { errors: ['Druk'] });
    if (state.mode === 'old')
      return answerJson(response, 404, { errors: ['Onbekend'], code: 'unknown-operation' });
    if (request.url?.includes('save_draft')) {
      const { answers = null, age } = JSON.parse(request.body);
      if (clock.time - age >= state.at) Object.assign(state, { answers, at: clock.time - age });
    }
    const kept = state.at < 0 ? null : { answers: state.answers, age: clock.time - state.at };
    answerJson(response, 200, { result: kept });
  });
  const device = (choice = { takesPrivate: false }) => {
    const storage = textStorage(() => {
      throw new Error('denied');
    });
    const places: string[] = [];
    const sync = createDraftSync({
      ...{ storage, clock },
      takesPrivate: () => choice.takesPrivate,
      isOver: () => false,
      onPlace: (_key, place) => places.push(place),
    });
    const port = sync.portOf(draft);
    endings.push(() => {
      storage.clear();
      return sync.send();
    });
    return {
      ...{ storage, places, sync },
      load: () => port.load(draft.key, signal),
      save: (answers: Parameters<typeof port.save>[1]) => port.save(draft.key, answers, signal),
      remove: () => port.remove(draft.key, signal),
    };
  };
  return { clock, state, device };
}

describe('createDraftSync', () => {
  test('brings a draft to another device without the answers about health, which stay here', async () => {
    const { device, state } = await account();
    const phone = device();
    await phone.save(typed);
    await phone.sync.send();
    expect(phone.places).toEqual(['account']);
    expect(JSON.parse(state.answers ?? '')).toEqual({ '11_0': 'Tom, papa', '@step': '1' });
    expect(await device().load()).toEqual({ '11_0': 'Tom, papa', '@step': '1' });
    expect(await phone.load()).toEqual(typed);
  });

  test('takes over the newer edit of another device, and keeps the answers about health of this one', async () => {
    const { device, clock } = await account();
    const [phone, laptop] = [device(), device()];
    await phone.save(typed);
    await phone.sync.send();
    clock.time += 1000;
    await laptop.save({ '11_0': 'An, mama' });
    await laptop.sync.send();
    expect(await phone.load()).toEqual({ '11_0': 'An, mama', '12_0': 'Pinda’s' });
  });

  test('sends an edit that is newer than the account’s when the form opens again', async () => {
    const { device, clock, state } = await account();
    const [phone, laptop] = [device(), device()];
    await laptop.save({ '11_0': 'An, mama' });
    await laptop.sync.send();
    clock.time += 1000;
    state.mode = 'down';
    await phone.save(typed);
    await phone.sync.send();
    expect(phone.places).toEqual(['device']);
    state.mode = 'up';
    expect(await phone.load()).toEqual(typed);
    await phone.sync.send();
    expect(await laptop.load()).toMatchObject({ '11_0': 'Tom, papa' });
  });

  test('a form that was sent on one device has no draft on the other', async () => {
    const { device, clock } = await account();
    const [phone, laptop] = [device(), device()];
    await phone.save(typed);
    await phone.sync.send();
    await laptop.load();
    clock.time += 1000;
    await laptop.remove();
    expect(await phone.load()).toBeUndefined();
    expect(phone.storage.read(`draft.${draft.key}`)).toBeUndefined();
  });

  test('a form that was sent without a connection to the account is not offered again', async () => {
    const { device, clock, state } = await account();
    const phone = device();
    await phone.save(typed);
    await phone.sync.send();
    clock.time += 1000;
    state.mode = 'down';
    await phone.remove();
    state.mode = 'up';
    expect(await phone.load()).toBeUndefined();
    await phone.sync.send();
    expect(state.answers).toBeNull();
  });

  test('keeps answers about health in the account once the person chooses so, and takes them away again', async () => {
    const { device, state, clock } = await account();
    const choice = { takesPrivate: true };
    const phone = device(choice);
    await phone.save(typed);
    await phone.sync.send();
    expect(await device().load()).toEqual(typed);
    clock.time += 1000;
    choice.takesPrivate = false;
    await phone.sync.sendAgain(draft);
    expect(state.answers).not.toContain('Pinda');
    expect(await phone.load()).toEqual(typed);
  });

  test('sends nothing of a device that was cleared by a logout', async () => {
    const { device, state } = await account();
    const phone = device();
    await phone.save(typed);
    phone.storage.clear();
    await phone.sync.send();
    expect(state.calls).toBe(0);
  });

  test('keeps a draft on the device where a backend keeps none, and asks it once', async () => {
    const { device, state } = await account();
    state.mode = 'old';
    const phone = device();
    expect(await phone.load()).toBeUndefined();
    await phone.save(typed);
    await phone.sync.send();
    expect(await phone.load()).toEqual(typed);
    expect(state.calls).toBe(1);
  });

  test('sends no draft that is too long for the account', async () => {
    const { device, state } = await account();
    const phone = device();
    await phone.save({ '11_0': 'x'.repeat(70_000) });
    await phone.sync.send();
    expect(state.calls).toBe(0);
  });
});
