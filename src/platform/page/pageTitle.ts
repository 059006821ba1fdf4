import { use, useEffect } from 'react';
import { PageHeadContext } from './pageHead.ts';

const product = 'Clubpoort';

interface PageTitle {
  title?: string | undefined;
  club?: string | undefined;
  /** The screen shows an error summary, so the title begins with "Fout:". */
  error?: boolean;
}

/** "Cursussen · Dansstudio Arabesk · Clubpoort". */
export function pageTitle({ title, club, error = false }: PageTitle): string {
  const parts = [title, club, product].filter((part) => part !== undefined && part !== '');
  return `${error ? 'Fout: ' : ''}${parts.join(' · ')}`;
}

export function usePageTitle(parts: PageTitle): void {
  useDocumentTitle(pageTitle(parts));
}

export function useDocumentTitle(title: string): void {
  use(PageHeadContext)?.title(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
