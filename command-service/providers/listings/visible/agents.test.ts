import { expect, test } from '@jest/globals';
import { agentIn } from './agents.ts';

test.each([
  [['Listed by: DANA WHITFIELD III, Summit Homes'], { name: 'Dana Whitfield III', company: 'Summit Homes' }],
  [["Listed by: SEAN O'BRIEN, RE/MAX One"], { name: "Sean O'Brien", company: 'RE/MAX One' }],
  [['Listed by: JD Smith, Summit Homes'], { name: 'JD Smith', company: 'Summit Homes' }],
  [
    ['Listing Agent  Marisol Quijada', 'Listing Office Desert Palo Realty'],
    { name: 'Marisol Quijada', company: 'Desert Palo Realty' },
  ],
])('reads the agent of %j', (lines, agent) => {
  expect(agentIn(lines)).toEqual(agent);
});
