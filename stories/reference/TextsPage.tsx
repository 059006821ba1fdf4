import { de } from '@clubpoort/form-engine/texts/de';
import { en } from '@clubpoort/form-engine/texts/en';
import { fr } from '@clubpoort/form-engine/texts/fr';
import { nl } from '@clubpoort/form-engine/texts/nl';
import { useDeferredValue, useState } from 'react';
import { Page } from '../page/Page.tsx';
import { PageLink } from '../page/PageLink.tsx';
import { pages } from '../page/pages.ts';
import './reference.css';
import { TextRows } from './TextRows.tsx';

const languages = { nl, en, fr, de };
// The compiler checks that every language has the keys of Dutch.
const keys = Object.keys(nl) as (keyof typeof nl)[];
const rows = keys.map((key) => ({ key, texts: { nl: nl[key], en: en[key], fr: fr[key], de: de[key] } }));

/** Every sentence of the engine in its four languages, with a search. */
export function TextsPage() {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = rows.filter(
    ({ key, texts }) =>
      key.toLowerCase().includes(wanted) ||
      Object.values(texts).some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <Page
      title="Texts"
      lead={
        <>
          Every sentence that the engine says, in {Object.keys(languages).length} languages.{' '}
          <code>{'{name}'}</code> stands for a value. <code>{"texts={{ submit: 'Inschrijven' }}"}</code>{' '}
          replaces one; <PageLink id={pages.languages}>a form in another language</PageLink> takes them all.
        </>
      }
    >
      <div className="m-search">
        <label htmlFor="texts-search">Search in keys and texts</label>
        <input
          id="texts-search"
          type="search"
          className="cf-input"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="m-soft m-small" role="status">
          {found.length === 1 ? '1 text' : `${found.length} texts`} of {rows.length}
        </p>
      </div>
      <TextRows rows={found} />
    </Page>
  );
}
