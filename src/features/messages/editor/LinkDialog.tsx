import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { messagesTexts } from '#src/texts/nl/messages.ts';
import { webAddress } from './webAddress.ts';

const texts = messagesTexts.editor;

interface Link {
  readonly text: string;
  readonly url: string;
}

interface LinkDialogProps {
  link: Link;
  onUse: (link: Link) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks the words and the address of a link. */
export function LinkDialog({ link, onUse, onRemove, onClose }: LinkDialogProps) {
  const [text, setText] = useState(link.text);
  const [typed, setTyped] = useState(link.url);
  const [isTried, setTried] = useState(false);
  const url = webAddress(typed);
  const words = text.trim();
  const use = () => {
    setTried(true);
    if (url !== undefined && words !== '') onUse({ url, text: words });
  };
  return (
    <Dialog
      open
      title={texts.linkTitle}
      onClose={onClose}
      footer={
        <>
          {link.url === '' ? (
            <Button onClick={onClose}>{texts.cancel}</Button>
          ) : (
            <Button onClick={onRemove}>{texts.removeLink}</Button>
          )}
          <Button variant="primary" onClick={use}>
            {texts.use}
          </Button>
        </>
      }
    >
      <form
        className={layout.stack2}
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <TextField
          label={texts.linkText}
          value={text}
          onChange={setText}
          error={isTried && words === '' ? texts.linkNoText : undefined}
        />
        <TextField
          label={texts.linkAddress}
          hint={texts.linkHint}
          value={typed}
          onChange={setTyped}
          inputMode="url"
          autoCapitalize="none"
          error={isTried && url === undefined ? texts.linkWrong : undefined}
        />
        <button type="submit" hidden aria-label={texts.use} />
      </form>
    </Dialog>
  );
}
