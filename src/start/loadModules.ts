/** Loads a module and runs it. The others, which it will import, load at the same time. */
export function loadModules(entry: string, others: readonly string[]): void {
  for (const href of others) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
}
