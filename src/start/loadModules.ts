import { notLoadedEvent } from '../platform/startProtocol.ts';

/**
 * Loads a module and runs it. The others, which it will import, load at the same time. The module comes first, because it sends the
 * first calls before it needs the others.
 */
export function loadModules(entry: string, others: readonly string[]): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  script.addEventListener('error', () => document.dispatchEvent(new Event(notLoadedEvent)));
  document.head.append(script);
  for (const href of others) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
