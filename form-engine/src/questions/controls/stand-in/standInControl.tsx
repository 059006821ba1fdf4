import { type ComponentType, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { usePageLayoutEffect } from '../../building-blocks/usePageLayoutEffect.tsx';
import { lazyControl } from '../lazyControl.tsx';
import { firstUse } from './firstUse.tsx';
import { focusedInput, type KeptInput, resumeInput } from './keptInput.tsx';

/**
 * A lazy-loaded control with a stand-in: plain inputs of the same size and with the same ids, drawn with the form. The code of
 * the control loads at the first use of the page, or when the page is idle. Then the control takes over the focus, the typed
 * text and the caret.
 * Decision: docs/decisions/0164-a-form-is-drawn-before-its-masks-and-lists.md
 */
export function standInControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props>,
): ComponentType<Props> {
  const Control = lazyControl(async () => {
    const loaded = await load();
    await composed;
    return loaded;
  }, firstUse);
  return function ControlWithStandIn(props: Props) {
    const kept = useRef<KeptInput | undefined>(undefined);
    const standIn = (
      <StandInPlace kept={kept}>
        <StandIn {...props} />
      </StandInPlace>
    );
    return (
      <Suspense fallback={standIn}>
        <Control {...props} />
        <Resume kept={kept} />
      </Suspense>
    );
  };
}

/** Resolves when an input method is done in a stand-in: another input in its place would break off the composition. */
let composed: Promise<void> | undefined;
let endComposition = () => {};

interface PlaceProps {
  readonly kept: RefObject<KeptInput | undefined>;
}

/** Notes what somebody does in the stand-in. */
function StandInPlace({ kept, children }: PlaceProps & { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const done = useRef({ isTyped: false, isPressed: false });
  // The cleanup runs before React removes the inputs, so one of them may still have the focus.
  usePageLayoutEffect(() => {
    const element = place.current;
    return () => {
      const input = focusedInput(element);
      kept.current = input && { ...input, ...done.current };
    };
  }, [kept]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the inputs inside, and is not interactive itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that is pressed in an input types
    <div
      ref={place}
      className="cf-loading"
      onInput={() => {
        done.current.isTyped = true;
      }}
      onCompositionStart={() => {
        composed = new Promise((resolve) => {
          endComposition = resolve;
        });
      }}
      onCompositionEnd={() => endComposition()}
      onClick={() => {
        done.current.isPressed = true;
      }}
      onBlur={() => {
        done.current = { isTyped: false, isPressed: false };
      }}
    >
      {children}
    </div>
  );
}

/** Drawn beside the control: its effect runs when the control is in the page, in the same step that removes the stand-in. */
function Resume({ kept }: PlaceProps) {
  usePageLayoutEffect(() => {
    const input = kept.current;
    kept.current = undefined;
    if (input) resumeInput(input);
  }, [kept]);
  return null;
}
