import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

/** The form's one polite region: nothing to see, something to hear. */
export function Announcer({ store }: { readonly store: FormStore }) {
  const { text, count } = useStore(store.shell, (shell) => shell.announcement);
  return (
    <div className="cf-hidden" role="status">
      {/* Another element each time, so that the same sentence is said again. */}
      {text !== '' && <p key={count}>{text}</p>}
    </div>
  );
}
