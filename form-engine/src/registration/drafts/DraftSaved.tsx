import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

/** Says that what was typed is kept. Below the questions, where it moves nothing while somebody types. */
export function DraftSaved({ store }: { readonly store: FormStore }) {
  const saved = useStore(store.shell, (shell) => shell.draftSaved);
  if (!saved) return null;
  return <p className="cf-draft-saved">{store.form.texts.draftSaved}</p>;
}
