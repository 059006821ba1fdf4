import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { hrefs } from '#src/paths.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { useSession } from '../../session/index.ts';

interface PreviewLinkProps {
  /** Without a club, the preview asks which one. */
  club?: { readonly nid: number };
}

/** A link to the preview, for somebody who manages a club. Nothing for anybody else. */
export function PreviewLink({ club }: PreviewLinkProps) {
  const session = useSession();
  if (session.status !== 'user' || !session.user.hasClubPermissions) return null;
  return (
    <p>
      <ButtonLink icon="form" to={hrefs.courseFormPreview(club && { club: club.nid })}>
        {texts.open}
      </ButtonLink>
    </p>
  );
}
