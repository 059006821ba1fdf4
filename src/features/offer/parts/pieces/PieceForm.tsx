import '@clubpoort/form-engine/styles.css';
import '#src/styles/formTokens.css';
import { SchemaForm, type SchemaFormHandle } from '@clubpoort/form-engine';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PointedFault } from '../../look/problemOf.ts';
import { fromForm, toForm } from '../../schema/formValues.ts';
import { formSchemaOf, type Surroundings } from '../../schema/offerSchema.ts';
import type { Piece } from '../../schema/pieces.ts';

/** An object of the offer: the club, or one item of a list. */
export type OfferValue = Readonly<Record<string, unknown>>;

export interface PieceFormProps {
  /** The path of the object in the schema: `club`, `courses`. */
  path: string;
  piece: Piece;
  value: OfferValue;
  /** Said of the whole object: gives it anew. */
  onChange: (change: (value: OfferValue) => OfferValue) => void;
  around: Surroundings;
  /** Faults of the object, with JSON pointers in it. */
  faults: readonly PointedFault[];
  /** JSON pointer of a field of the object to focus. */
  focus: string | undefined;
}

const noSubmit = () => {};
const noButton = <span hidden />;

/** One form of the offer. It begins with the value of its first render. */
export function PieceForm({ path, piece, value, onChange, around, faults, focus }: PieceFormProps) {
  const form = useRef<SchemaFormHandle>(null);
  const place = [path, piece.within].filter(Boolean).join('.');
  const { schema, uiSchema } = useMemo(
    () => formSchemaOf(place, piece.fields, around),
    [place, piece, around],
  );
  const [initial] = useState(() => toForm(asked(objectIn(value, piece), piece), schema));
  const inside = piece.within === '' ? '' : `/${piece.within}`;
  useProblems(
    form,
    faults.flatMap((fault) => pointersOf(fault, inside, piece)),
  );
  const [wanted] = focus === undefined ? [] : pointersOf({ path: focus, message: '' }, inside, piece);
  // A link to a field lets its reader type at once, over the name that a new item begins with.
  const isAwaited = useRef(false);
  useFollowedLink(wanted?.path, (path) => {
    isAwaited.current = true;
    form.current?.focusField(path);
  });
  const selectText = ({ target }: FocusEvent) => {
    if (isAwaited.current && target instanceof HTMLInputElement) target.select();
    isAwaited.current = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of a field inside
    <div onFocus={selectText}>
      <SchemaForm<unknown, OfferValue>
        ref={form}
        id={`${piece.id}-${piece.fields[0]}`}
        schema={schema}
        uiSchema={uiSchema}
        initialData={initial}
        onSubmit={noSubmit}
        onChange={(data) => onChange((now) => withObject(now, piece, fromForm(data, schema)))}
      >
        {/* The bar of the screen publishes: a form has no button of its own. */}
        {noButton}
      </SchemaForm>
    </div>
  );
}

/** Shows problems of a form at their fields, once: a field that is typed in loses its own. */
function useProblems(form: RefObject<SchemaFormHandle | null>, problems: readonly PointedFault[]): void {
  const said = JSON.stringify(problems);
  const shown = useRef('[]');
  useEffect(() => {
    if (said === shown.current) return;
    shown.current = said;
    // Safe cast: they are the same problems, compared by their content.
    form.current?.setProblems(JSON.parse(said) as readonly PointedFault[]);
  }, [form, said]);
}

/** The visit of the last link that was followed, over all forms: one that is drawn anew, as after an undo, leaves the focus where it is. */
let followed = '';

/** Goes to the field of a link once for each time that somebody follows it. */
function useFollowedLink(path: string | undefined, go: (path: string) => void): void {
  const { key } = useLocation();
  const goNow = useEffectEvent(go);
  useEffect(() => {
    const visit = `${key} ${path}`;
    if (path === undefined || visit === followed) return;
    // A page that is opened has no visit of its own.
    if (key !== 'default') followed = visit;
    goNow(path);
  }, [key, path]);
}

function objectIn(value: OfferValue, { within }: Piece): OfferValue {
  const inner = within === '' ? value : value[within];
  return typeof inner === 'object' && inner !== null ? { ...inner } : {};
}

function asked(object: OfferValue, { fields }: Piece): OfferValue {
  return Object.fromEntries(Object.entries(object).filter(([name]) => fields.includes(name)));
}

/** The object with what its form says. A field that the form leaves out is gone. */
function withObject(value: OfferValue, piece: Piece, said: unknown): OfferValue {
  const kept = Object.entries(objectIn(value, piece)).filter(([name]) => !piece.fields.includes(name));
  const object = { ...Object.fromEntries(kept), ...(typeof said === 'object' ? said : {}) };
  return piece.within === '' ? object : { ...value, [piece.within]: object };
}

function pointersOf<Fault extends { readonly path: string }>(
  fault: Fault,
  inside: string,
  { fields }: Piece,
) {
  if (!fault.path.startsWith(`${inside}/`)) return [];
  const path = fault.path.slice(inside.length);
  return fields.includes(path.split('/')[1] ?? '') ? [{ ...fault, path }] : [];
}
