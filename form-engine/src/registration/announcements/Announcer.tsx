import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

/** The form's only polite live region, visually hidden. */
export function Announcer({ store }: { readonly store: FormStore }) {
  const { text, count } = useStore(store.shell, (shell) => shell.announcement);
  return (
    <div className="cf-hidden" role="status">
      {/* A new element each time, so that the same sentence is announced again. */}
      {text !== '' && <p key={count}>{text}</p>}
    </div>
  );
}
