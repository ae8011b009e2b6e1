import { bluffHouse, brickFront, craftsmanHouse, harborTower, roofTerrace } from './exteriors.ts';
import { bedroom, greatRoom, kitchen, lounge } from './homes.ts';
import type { Pen } from './kit.ts';
import { coffeeBar, officeHall } from './workplaces.ts';

/** How each picture of each sample is drawn, in the order of its captions. */
export const drawings: Readonly<Record<string, readonly ((pen: Pen) => void)[]>> = {
  'larkspur-lane': [
    craftsmanHouse,
    greatRoom,
    (pen) =>
      kitchen(pen, { wall: ['#e9e2d6', '#dcd2c2'], cabinet: '#f4f0e8', cabinetShade: '#d5ccbd', counter: '#4b5358', island: '#3f5a55', lamp: '#2f3a3a', view: 'woods', floor: ['#a9764c', '#8a5c3a', '#6b452c'] }),
    (pen) => bedroom(pen, { wall: ['#b9c4bb', '#a3b0a6'], headboard: '#7a5a44', cover: '#e7dccb', throwColour: '#6f8577', view: 'woods', floor: ['#a9764c', '#8a5c3a', '#6b452c'] }),
  ],
  'cedar-bluff-road': [
    bluffHouse,
    (pen) => lounge(pen, { wall: '#8b6a50', ceiling: '#b5793f', sofa: ['#5d6b52', '#6e7d62'], view: 'peaks', floor: ['#b9b1a6', '#968d83', '#6d665f'], accent: 'fireplace' }),
    (pen) =>
      kitchen(pen, { wall: ['#d9cdbb', '#c9baa4'], cabinet: '#7b4f34', cabinetShade: '#53341f', counter: '#ece7de', island: '#6b4229', lamp: '#e0803c', view: 'peaks', floor: ['#b9b1a6', '#968d83', '#6d665f'] }),
    (pen) => bedroom(pen, { wall: ['#a98468', '#8f6c53'], headboard: '#5a3a26', cover: '#ded3c1', throwColour: '#c9773f', view: 'peaks', floor: ['#b9b1a6', '#968d83', '#6d665f'] }),
  ],
  'harbor-street': [
    harborTower,
    (pen) => lounge(pen, { wall: '#d8d6d2', ceiling: '#e8e4dd', sofa: ['#44577a', '#566a8e'], view: 'lake', floor: ['#c9a87f', '#a9875f', '#7f6244'], accent: 'telescope' }),
    (pen) =>
      kitchen(pen, { wall: ['#e4e5e6', '#d3d5d7'], cabinet: '#cfac7f', cabinetShade: '#a98960', counter: '#f6f5f2', island: '#eceae6', lamp: '#3b4a66', view: 'lake', floor: ['#c9a87f', '#a9875f', '#7f6244'] }),
    (pen) => bedroom(pen, { wall: ['#9aa9bf', '#8594ac'], headboard: '#3d4c69', cover: '#e9edf2', throwColour: '#d9a441', view: 'lake', floor: ['#c9a87f', '#a9875f', '#7f6244'] }),
  ],
  'foundry-row': [brickFront, officeHall, coffeeBar, roofTerrace],
};
