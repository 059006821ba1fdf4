import { expect, test } from 'vitest';
import { textStorage } from '#src/platform/storage/storage.ts';

/** A fake of web storage: its keys are own properties. */
function webStorage(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  const handler: ProxyHandler<object> = {
    get: (_, name) => methods[name as keyof typeof methods], // only these three methods are called
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  return new Proxy({}, handler) as Storage; // the proxy implements the methods that the code uses
}

test('textStorage adds the prefix of the portal to its keys', () => {
  const web = webStorage();
  textStorage(() => web).write('cart', 'x');
  expect(web.getItem('clubpoort.cart')).toBe('x');
  expect(textStorage(() => web).read('cart')).toBe('x');
});

test('textStorage.clear removes only the entries with its prefix', () => {
  const web = webStorage({ 'clubpoort.cart': 'x', 'clubpoort.draft': 'y', theirs: 'z' });
  textStorage(() => web).clear();
  expect(web.getItem('clubpoort.cart')).toBeNull();
  expect(web.getItem('clubpoort.draft')).toBeNull();
  expect(web.getItem('theirs')).toBe('z');
});

test('textStorage.clear keeps unsent input', () => {
  const web = webStorage({ 'clubpoort.cart': 'x', 'clubpoort.unsent.attendance.9.12': 'y' });
  textStorage(() => web).clear();
  expect(web.getItem('clubpoort.cart')).toBeNull();
  expect(web.getItem('clubpoort.unsent.attendance.9.12')).toBe('y');
});

test('textStorage works in memory when storage is denied', () => {
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

test('textStorage reads back the newest text when storage is full', () => {
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
