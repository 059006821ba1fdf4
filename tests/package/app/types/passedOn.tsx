import type {
  DateInputProps,
  PagedSelectProps,
  PhoneInputProps,
  RegistrationFormHandle,
  RegistrationFormSettings,
  SchemaFormProps,
} from '@clubpoort/form-engine';
import { RegistrationForm, SchemaForm } from '@clubpoort/form-engine';
import type { ClubFormSubmitEvent } from '@clubpoort/form-engine/element';
import type { CompileOptions, Ports, SchemaOptions } from '@clubpoort/form-engine/headless';

/** Names of the members of a type that don't take `undefined`, although they are optional. */
type Strict<Type> = {
  [Name in keyof Type]-?: object extends Pick<Type, Name>
    ? { readonly [Other in Name]: undefined } extends Pick<Type, Name>
      ? never
      : Name
    : never;
}[keyof Type];

/** Compiles only without such a name. */
const takesUndefined = <_Names extends never>() => undefined;
takesUndefined<Strict<RegistrationFormSettings>>();
takesUndefined<Strict<SchemaFormProps>>();
takesUndefined<Strict<PhoneInputProps>>();
takesUndefined<Strict<DateInputProps>>();
takesUndefined<Strict<PagedSelectProps>>();
takesUndefined<Strict<Ports>>();
takesUndefined<Strict<CompileOptions>>();
takesUndefined<Strict<SchemaOptions>>();

/** A host's own component hands its props on as they are. */
export function Wrapped({ onChange, draftKey, id }: Pick<SchemaFormProps, 'onChange' | 'draftKey' | 'id'>) {
  return <SchemaForm schema={{}} onChange={onChange} draftKey={draftKey} id={id} onSubmit={() => {}} />;
}

export const unsent = (ports: Ports) => (
  <RegistrationForm sections={[]} ports={ports} onSubmit={() => 'unsent'} />
);

export const filledIn = (handle: RegistrationFormHandle) => {
  handle.setAnswer('fname_0', undefined);
  return handle.getData().qids;
};

const accept = ({ detail }: ClubFormSubmitEvent) => detail.respondWith('unsent');

/** The events of the element have their types at the element, around it, and in JSX. */
export function listen(): void {
  document.querySelector('club-form')?.addEventListener('club-submit', accept);
  document.querySelector('club-form')?.setAnswer('fname_0', 'Noor');
  document.addEventListener('club-change', ({ detail }) => detail.answers);
}

export const element = (
  <club-form locale="en" draft-key="camp" class="camp" onclub-submit={({ detail }) => detail.payload.club} />
);
