import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

/** Tells that the draft is saved. It is below the questions, where it causes no layout shift while somebody types. */
export function DraftSaved({ store }: { readonly store: FormStore }) {
  const saved = useStore(store.shell, (shell) => shell.draftSaved);
  if (!saved) return null;
  return <p className="cf-draft-saved">{store.form.texts.draftSaved}</p>;
}
