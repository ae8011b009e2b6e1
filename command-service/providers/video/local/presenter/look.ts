/** The look of a presenter. The same code draws every portrait from it. */
export interface Look {
  readonly skin: {
    readonly base: string;
    readonly light: string;
    readonly shade: string;
    readonly deep: string;
    readonly blush: string;
    readonly lip: string;
  };
  readonly hair: { readonly style: HairStyle; readonly base: string; readonly light: string; readonly dark: string };
  readonly brow: { readonly colour: string; readonly weight: number };
  readonly iris: string;
  /** Width of the jaw as a part of the width at the cheekbones. */
  readonly jaw: number;
  /** 0 for thin lips to 1 for full ones. */
  readonly lipFullness: number;
  /** Longer lashes and a stronger lid line. */
  readonly lashes: boolean;
  readonly outfit: Outfit;
  readonly glasses?: string;
  readonly beard?: 'stubble' | 'short';
  readonly earrings?: string;
  readonly lines?: boolean;
}

export type HairStyle = 'waves' | 'bob' | 'silver-bob' | 'bun' | 'curls' | 'side-part' | 'quiff' | 'crop';

export interface Outfit {
  readonly kind: 'blazer' | 'knit';
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** Shirt, blouse or the collar of the knit. */
  readonly inner: string;
  readonly neckline: 'v' | 'collar' | 'round';
}

const skins = {
  porcelain: { base: '#F2CDB6', light: '#FCE4D4', shade: '#DDA688', deep: '#B97C60', blush: '#E58C7C', lip: '#C65F61' },
  rose: { base: '#EDC0A2', light: '#F9D9C2', shade: '#D3977A', deep: '#A96F55', blush: '#DE8270', lip: '#B9575B' },
  honey: { base: '#E3B48C', light: '#F2CFAB', shade: '#C58B61', deep: '#96633F', blush: '#D27C5C', lip: '#B05650' },
  amber: { base: '#C98F64', light: '#DFAD83', shade: '#A66F48', deep: '#774A2E', blush: '#B5654A', lip: '#9A4A45' },
  umber: { base: '#9A6543', light: '#B5805B', shade: '#7A4C30', deep: '#54311E', blush: '#8E4A36', lip: '#7E3B3A' },
  espresso: { base: '#75482F', light: '#936144', shade: '#593521', deep: '#3B2114', blush: '#7A3F2E', lip: '#6E3434' },
} as const;

const hairs = {
  chestnut: { base: '#6B3F2A', light: '#9A6544', dark: '#43251A' },
  black: { base: '#26201F', light: '#4B4140', dark: '#141011' },
  blueBlack: { base: '#1E1F27', light: '#434859', dark: '#0E0F14' },
  silver: { base: '#B9BCC2', light: '#E4E6EA', dark: '#868A93' },
  brown: { base: '#4A3224', light: '#76543E', dark: '#2C1D15' },
  sand: { base: '#A67C4F', light: '#D0A978', dark: '#755330' },
} as const;

export const looks = {
  clara: {
    skin: skins.rose,
    hair: { style: 'waves', ...hairs.chestnut },
    brow: { colour: '#5A3524', weight: 1 },
    iris: '#5E7F5B',
    jaw: 0.74,
    lipFullness: 0.65,
    lashes: true,
    outfit: { kind: 'blazer', base: '#0B6E63', light: '#138577', dark: '#074A43', inner: '#F6F1EA', neckline: 'v' },
  },
  maya: {
    skin: skins.amber,
    hair: { style: 'bun', ...hairs.black },
    brow: { colour: '#221A18', weight: 1.15 },
    iris: '#4A2E1C',
    jaw: 0.72,
    lipFullness: 0.8,
    lashes: true,
    outfit: { kind: 'blazer', base: '#A2345E', light: '#BC4A75', dark: '#74213F', inner: '#FBEDE3', neckline: 'v' },
    earrings: '#E8C06A',
  },
  ruth: {
    skin: skins.porcelain,
    hair: { style: 'silver-bob', ...hairs.silver },
    brow: { colour: '#8D8B8E', weight: 0.9 },
    iris: '#5B7F9E',
    jaw: 0.77,
    lipFullness: 0.45,
    lashes: true,
    lines: true,
    outfit: {
      kind: 'blazer',
      base: '#27395A',
      light: '#385079',
      dark: '#17243B',
      inner: '#F4F6FA',
      neckline: 'collar',
    },
    glasses: '#3B3F49',
  },
  amara: {
    skin: skins.espresso,
    hair: { style: 'curls', ...hairs.black },
    brow: { colour: '#1B1312', weight: 1.05 },
    iris: '#3A2216',
    jaw: 0.74,
    lipFullness: 1,
    lashes: true,
    outfit: { kind: 'blazer', base: '#C98A1B', light: '#E0A63C', dark: '#94620C', inner: '#FFF6E6', neckline: 'v' },
    earrings: '#F0CE7E',
  },
  mei: {
    skin: skins.honey,
    hair: { style: 'bob', ...hairs.blueBlack },
    brow: { colour: '#231E22', weight: 0.95 },
    iris: '#3B2619',
    jaw: 0.72,
    lipFullness: 0.6,
    lashes: true,
    outfit: { kind: 'knit', base: '#E9E2D6', light: '#F8F3EA', dark: '#C4B9A8', inner: '#DDD4C5', neckline: 'round' },
  },
  daniel: {
    skin: skins.rose,
    hair: { style: 'side-part', ...hairs.brown },
    brow: { colour: '#3E291D', weight: 1.35 },
    iris: '#4F6F8C',
    jaw: 0.86,
    lipFullness: 0.25,
    lashes: false,
    beard: 'stubble',
    outfit: {
      kind: 'blazer',
      base: '#2B3A52',
      light: '#40536F',
      dark: '#192336',
      inner: '#FFFFFF',
      neckline: 'collar',
    },
  },
  omar: {
    skin: skins.honey,
    hair: { style: 'quiff', ...hairs.black },
    brow: { colour: '#1F1817', weight: 1.5 },
    iris: '#4B3220',
    jaw: 0.85,
    lipFullness: 0.35,
    lashes: false,
    beard: 'short',
    outfit: {
      kind: 'blazer',
      base: '#565D68',
      light: '#727A87',
      dark: '#393E47',
      inner: '#DCEBF2',
      neckline: 'collar',
    },
  },
  leo: {
    skin: skins.umber,
    hair: { style: 'crop', ...hairs.black },
    brow: { colour: '#1A1312', weight: 1.4 },
    iris: '#35211A',
    jaw: 0.87,
    lipFullness: 0.7,
    lashes: false,
    outfit: { kind: 'knit', base: '#2F5D50', light: '#437666', dark: '#1D3E35', inner: '#274E43', neckline: 'round' },
  },
} as const satisfies Readonly<Record<string, Look>>;

export type LookId = keyof typeof looks;
