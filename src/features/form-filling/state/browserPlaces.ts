import { googlePlaces, loadGooglePlaces } from './googlePlaces.ts';

/** Given when the portal is built; without it addresses are filled in by hand. */
const mapsKey: string | undefined = import.meta.env.VITE_GOOGLE_MAPS_KEY;

/** The address search of this portal, where it has one. */
export const browserPlaces = mapsKey ? googlePlaces(() => loadGooglePlaces(mapsKey)) : undefined;
