"""The main job of a program of a user, by the generated client: arguments are the address, the token and a file."""

import json
import sys
import time
from pathlib import Path

from python.api.account import get_api_user
from python.api.videos import (
    get_api_avatars,
    get_api_videos,
    get_api_videos_id_media_kind,
    post_api_generate_script_from_profile,
    post_api_videos,
)
from python.client import AuthenticatedClient
from python.models import (
    GetApiVideosIdMediaKindKind,
    PostApiGenerateScriptFromProfileBody,
    PostApiGenerateScriptFromProfileBodyDurationType0,
    PostApiVideosBody,
    Problem,
)


def of(answer):
    """What a call answered. Raises for a refusal."""
    if answer is None or isinstance(answer, Problem):
        raise RuntimeError(answer)
    return answer


address, token, file = sys.argv[1:]
client = AuthenticatedClient(base_url=address, token=token)

user = of(get_api_user.sync(client=client)).user
written = of(
    post_api_generate_script_from_profile.sync(
        client=client,
        body=PostApiGenerateScriptFromProfileBody(
            property_details="9 Elm Street, Salem, MA 01970. $450,000, 3 bedrooms, 2 baths.",
            duration=PostApiGenerateScriptFromProfileBodyDurationType0.SHORT,
        ),
    )
)
presenter = next(each for each in of(get_api_avatars.sync(client=client)) if each.type_.value == "stock")


def order():
    body = PostApiVideosBody(
        title=written.title,
        property_address=written.property_address,
        script=written.script.split(". ")[0],
        avatar_id=presenter.id,
    )
    return of(post_api_videos.sync(client=client, body=body, idempotency_key="python")).video


video = order()
# Sent twice, since the first answer may be lost on the way.
assert order().id == video.id, "The key made a second video"
while video.status.value != "ready":
    video = next(each for each in of(get_api_videos.sync(client=client)) if each.id == video.id)
    assert video.status.value != "failed", video.error_message
    time.sleep(0.5)
answer = get_api_videos_id_media_kind.sync_detailed(video.id, GetApiVideosIdMediaKindKind.VIDEO, client=client)
Path(file).write_bytes(answer.content)
print(json.dumps({"email": user.email, "videoId": video.id}))
