import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Dialog } from '../../components/overlays/Dialog.tsx';
import { Menu } from '../../components/overlays/Menu.tsx';
import { MenuAction } from '../../components/overlays/MenuAction.tsx';
import { MenuLink } from '../../components/overlays/MenuLink.tsx';
import { showNotice } from '../../features/notices/index.ts';
import { hrefs } from '../../paths.ts';
import { styleguideTexts as texts } from '../../texts/nl/styleguide.ts';
import { Sample } from './Sample.tsx';

export function OverlaysSample() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(texts.choices[0]);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Sample title={texts.overlays}>
      <Menu label={texts.menu}>
        {texts.choices.map((choice) => (
          <MenuAction key={choice} current={choice === chosen} onSelect={() => setChosen(choice)}>
            {choice}
          </MenuAction>
        ))}
        <MenuLink to={hrefs.styleguide()} icon="grid" current>
          {texts.menuLink}
        </MenuLink>
      </Menu>
      <Button onClick={() => setOpen(true)}>{texts.openDialog}</Button>
      <Button onClick={() => setDrawerOpen(true)}>{texts.openDrawer}</Button>
      <Button
        onClick={() => showNotice({ tone: 'success', title: texts.emptyTitle, message: texts.emptyText })}
      >
        {texts.showNotice}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={texts.dialogTitle}
        footer={
          <Button variant="primary" onClick={close}>
            {texts.action}
          </Button>
        }
      >
        {texts.emptyText}
      </Dialog>
      <Dialog
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        title={texts.openDrawer}
        placement="side"
      >
        {texts.emptyText}
      </Dialog>
    </Sample>
  );
}
