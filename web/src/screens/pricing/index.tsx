export default function Landing() { return <h1>Curbcast</h1>; }
