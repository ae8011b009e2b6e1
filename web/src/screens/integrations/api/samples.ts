/** One program in one language that lists the videos of the token's user. */
export interface Sample {
  readonly language: 'curl' | 'TypeScript' | 'Python';
  readonly text: string;
}

const query = '{ viewer { user { username } } videos(first: 5) { edges { node { id title } } } }';

/**
 * Complete programs against this installation, which read the token from `CURBCAST_TOKEN`. `e2e/browser/api.e2e.ts`
 * runs them.
 */
export const samplesFor = (origin: string): readonly Sample[] => [
  {
    language: 'curl',
    text: `curl --silent --fail-with-body ${origin}/graphql \\
  --header "Authorization: Bearer $CURBCAST_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data '${JSON.stringify({ query })}'`,
  },
  {
    language: 'TypeScript',
    text: `const answer = await fetch('${origin}/graphql', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.CURBCAST_TOKEN}\`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: '${query}' }),
});
if (!answer.ok) throw new Error(await answer.text());
console.log(JSON.stringify(await answer.json()));`,
  },
  {
    language: 'Python',
    text: `import json, os, urllib.request

request = urllib.request.Request(
    "${origin}/graphql",
    data=json.dumps({"query": "${query}"}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["CURBCAST_TOKEN"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer)))`,
  },
];
