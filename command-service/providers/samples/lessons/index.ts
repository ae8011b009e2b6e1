import { fileURLToPath } from 'node:url';
import { investmentTips } from './investment-tips.ts';
import type { Lesson } from './lesson.ts';
import { marketAnalysis } from './market-analysis.ts';
import { marketInsights } from './market-insights.ts';
import { propertyTrends } from './property-trends.ts';

/** The lessons that ship with the product, in the order in which the library shows them first. */
export const lessons: readonly Lesson[] = [...marketInsights, ...propertyTrends, ...investmentTips, ...marketAnalysis];

/** The path of a lesson's video, with its captions and chapters inside. */
export const lessonVideoOf = (slug: string): string => fileURLToPath(new URL(`videos/${slug}.mp4`, import.meta.url));

/** The spoken text: one paragraph a chapter. */
export const scriptOf = ({ chapters }: Lesson): string => chapters.map(({ text }) => text).join('\n');
export type { Lesson, LessonChapter } from './lesson.ts';
