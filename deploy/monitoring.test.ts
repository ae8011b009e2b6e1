import { describe, expect, test } from '@jest/globals';
import { measurementNames } from '../server/telemetry/measurements.ts';
import { statusMetricNames } from '../server/telemetry/status-metrics.ts';
import { filesOf, textOf, yamlOf } from './files.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}
interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const folder = 'deploy/monitoring';
const [rules] = yamlOf(`${folder}/alerts.yml`) as readonly {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}[];
const alerts = (rules?.groups ?? []).flatMap(({ rules }) => rules);
const { panels } = JSON.parse(textOf(`${folder}/grafana-dashboard.json`)) as { readonly panels: readonly Panel[] };
const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
/** Every series of the product, as `/metrics` writes it. */
const exposed = new Set(
  [...statusMetricNames, ...measurementNames.flatMap((name) => [`${name}_bucket`, `${name}_sum`, `${name}_count`])].map(
    (name) => `curbcast_${name}`,
  ),
);
const seriesOf = (expressions: readonly string[]): readonly string[] =>
  expressions.flatMap((expression) => expression.match(/curbcast_\w+/g) ?? []);

describe('the alert rules', () => {
  test('use only metrics that the product exposes', () => {
    const used = seriesOf(alerts.map(({ expr }) => expr));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !exposed.has(name))).toEqual([]);
  });

  test('say what happened, how bad it is, and what it means', () => {
    expect(alerts.filter(({ labels }) => !['critical', 'warning'].includes(labels.severity))).toEqual([]);
    expect(alerts.filter(({ annotations: { summary, description } }) => !summary || !description)).toEqual([]);
  });

  test("are the rules that the operator's guide explains, and no others", () => {
    const told = [...textOf('docs/operator-guide.md').matchAll(/^\| `(Curbcast\w+)` \|/gm)].map(
      ([, name = '']) => name,
    );
    expect(told.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  });

  test('name only processes that exist', () => {
    const named = alerts
      .flatMap(({ expr }) => [...expr.matchAll(/process!?[=~]+"([^"]+)"/g)])
      .flatMap(([, names = '']) => names.split('|'));
    const processes = filesOf('command-service/processes', '.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...textOf(file).matchAll(/\bname: '([a-z-]+)'/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !processes.includes(name))).toEqual([]);
  });
});

describe('the dashboard', () => {
  test('uses only metrics that the product exposes, and shows every one of them', () => {
    const used = seriesOf(shown);
    expect(used.filter((name) => !exposed.has(name))).toEqual([]);
    const missing = [...statusMetricNames, ...measurementNames].filter(
      (name) => !used.some((series) => series.startsWith(`curbcast_${name}`)),
    );
    expect(missing).toEqual([]);
  });

  test('has a panel with a unique id for each figure', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
