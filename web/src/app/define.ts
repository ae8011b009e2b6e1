import type { ApolloCache, FieldPolicy } from '@apollo/client';
import type { ComponentType } from 'react';
import type { AccountUpdatesSubscription } from '../gql/graphql.ts';
import type { Area } from '../i18n/es/index.ts';

/** A change in the signed-in user's account, from the live subscription. */
export type AccountUpdate = AccountUpdatesSubscription['accountUpdates'];

/** The additions of a screen or a feature to the frame of the application. */
interface Contribution {
  /** How the cache keeps fields of the root query that this part owns, by the name of the field. */
  readonly fields?: Readonly<Record<string, FieldPolicy>>;
  /**
   * Reacts to a live update of the signed-in account: writes the update's data to the cache. Returns the names of the
   * root query fields that the update makes stale; the screens that show them fetch them again.
   */
  readonly onAccountUpdate?: (update: AccountUpdate, cache: ApolloCache) => readonly string[];
}

/** A screen's audience and frame. */
export type ScreenGroup =
  /** Everyone; between the navigation and the footer. */
  | 'public'
  /** Everyone, on the way to or from the hosted sign-in page; the screen fills the window. */
  | 'signIn'
  /** Everyone; below a navigation with only Home. */
  | 'checkout'
  /** Users with a session; below the navigation. */
  | 'signedIn'
  /** Administrators; in the console. Anyone else gets the administrators' sign-in form. */
  | 'admin'
  /** Finance and administrators; in the console, with the same form for anyone else. */
  | 'finance';

/**
 * `admin` and `finance` put the console's entry into the account menu. The console's own links are in
 * `console/sections.ts`.
 */
export type MenuName = 'public' | 'main' | 'account' | 'admin' | 'finance' | 'footerProduct' | 'footerLegal';

/** A link to a screen in one of the menus. */
export interface NavItem {
  readonly menu: MenuName;
  readonly label: string;
  /** Sorts the items of a menu. */
  readonly position: number;
  /** The target; the screen's path unless given. */
  readonly to?: string;
  readonly description?: string;
  /** Items with the same group open together under this name. A group with a single item shows that item instead. */
  readonly group?: string;
}

export interface Screen extends Contribution {
  readonly path: `/${string}`;
  /** Further paths, which redirect to `path`. */
  readonly aliases?: readonly `/${string}`[];
  readonly group: ScreenGroup;
  /** Administrators see the screen in the console. Not needed for screens in the console's own groups. */
  readonly inConsole?: true;
  /** The document's title, without the product's name. Absent where the screen sets its own, by its state. */
  readonly title?: string;
  /**
   * The text for search engines and link previews. A screen with a description is rendered to HTML by the build, for
   * visitors without a session.
   */
  readonly description?: string;
  /** The areas of its Spanish texts. All of them are loaded before the code. */
  readonly texts: readonly Area[];
  /** Loads the code of the screen, when a user opens it. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  readonly nav?: readonly NavItem[];
}

/** A part of the product that several screens share. */
export interface Feature extends Contribution {
  readonly name: string;
  /** Mounted once around all signed-in screens: a dialog that any of them can open, for example. */
  readonly Overlay?: ComponentType;
  /** The news of a link of the navigation. */
  readonly news?: {
    readonly to: string;
    /** On one line; empty when there is no news. */
    readonly words: () => string;
    /** Calls the listener at every change. Returns a function that stops it. */
    readonly subscribe: (listener: () => void) => () => void;
  };
}

/** Everything that the application consists of. */
export interface Composition {
  readonly screens: readonly Screen[];
  readonly features: readonly Feature[];
}

/** Declares a screen. `screens/index.ts` lists all of them. */
export const defineScreen = (screen: Screen): Screen => screen;

/** Declares a feature. `features/index.ts` lists all of them. */
export const defineFeature = (feature: Feature): Feature => feature;

/** All parts that contribute to the cache and follow live updates. */
export const contributionsOf = ({ screens, features }: Composition): readonly Contribution[] => [
  ...features,
  ...screens,
];

/** Every path that the client answers, with parameters as `:name`. */
export const pathsOf = (screens: readonly Screen[]): readonly string[] =>
  screens.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
