import { expect, test } from 'vitest';
import { textStorage } from '#src/platform/storage.ts';

/** Web storage as far as it is used here: its keys are own properties. */
function webStorage(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  const handler: ProxyHandler<object> = {
    get: (_, name) => methods[name as keyof typeof methods], // only these three are asked for
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  return new Proxy({}, handler) as Storage; // what the proxy answers is what is used
}

test('textStorage keeps texts under the prefix of the portal', () => {
  const web = webStorage();
  textStorage(() => web).write('cart', 'x');
  expect(web.getItem('clubpoort.cart')).toBe('x');
  expect(textStorage(() => web).read('cart')).toBe('x');
});

test('textStorage.clear forgets its own entries and no other', () => {
  const web = webStorage({ 'clubpoort.cart': 'x', 'clubpoort.draft': 'y', theirs: 'z' });
  textStorage(() => web).clear();
  expect(web.getItem('clubpoort.cart')).toBeNull();
  expect(web.getItem('clubpoort.draft')).toBeNull();
  expect(web.getItem('theirs')).toBe('z');
});

test('textStorage works in memory where storage is denied', () => {
  const storage = textStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.write('cart', 'x');
  expect(storage.read('cart')).toBe('x');
  storage.remove('cart');
  expect(storage.read('cart')).toBeUndefined();
  storage.write('cart', 'y');
  storage.clear();
  expect(storage.read('cart')).toBeUndefined();
});

test('textStorage reads back the newest text where storage is full', () => {
  const web = webStorage({ 'clubpoort.cart': 'old' });
  const full = new Proxy(web, {
    get: (target, name) =>
      name === 'setItem'
        ? () => {
            throw new DOMException('full', 'QuotaExceededError');
          }
        : Reflect.get(target, name),
  });
  const storage = textStorage(() => full);
  expect(storage.read('cart')).toBe('old');
  storage.write('cart', 'new');
  expect(storage.read('cart')).toBe('new');
});
