// The main job of a program of a user, by the generated client: arguments are the address, the token and a file.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"
)

// Ends the program where a call was refused.
func check(err error, what string, status int, body []byte) {
	if err != nil || status >= 400 {
		fmt.Fprintln(os.Stderr, what, status, err, string(body))
		os.Exit(1)
	}
}

func main() {
	address, token, file := os.Args[1], os.Args[2], os.Args[3]
	ctx := context.Background()
	signed := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token)
		return nil
	}
	api, err := NewClientWithResponses(address, WithRequestEditorFn(signed))
	check(err, "client", 0, nil)

	user, err := api.GetApiUserWithResponse(ctx, nil)
	check(err, "user", user.StatusCode(), user.Body)

	short := PostApiGenerateScriptFromProfileJSONBodyDuration("short")
	written, err := api.PostApiGenerateScriptFromProfileWithResponse(ctx, PostApiGenerateScriptFromProfileJSONRequestBody{
		PropertyDetails: "9 Elm Street, Salem, MA 01970. $450,000, 3 bedrooms, 2 baths.",
		Duration:        &short,
	})
	check(err, "script", written.StatusCode(), written.Body)

	presenters, err := api.GetApiAvatarsWithResponse(ctx, nil)
	check(err, "presenters", presenters.StatusCode(), presenters.Body)
	presenter := ""
	for _, each := range *presenters.JSON200 {
		if each.Type == "stock" {
			presenter = each.Id
		}
	}

	order := func() string {
		key := "go"
		started, err := api.PostApiVideosWithResponse(ctx, &PostApiVideosParams{IdempotencyKey: &key}, PostApiVideosJSONRequestBody{
			Title:           &written.JSON200.Title,
			PropertyAddress: &written.JSON200.PropertyAddress,
			Script:          strings.SplitN(written.JSON200.Script, ". ", 2)[0],
			AvatarId:        presenter,
		})
		check(err, "order", started.StatusCode(), started.Body)
		return started.JSON201.Video.Id
	}
	id := order()
	// Sent twice, since the first answer may be lost on the way.
	if order() != id {
		check(fmt.Errorf("the key made a second video"), "order", 0, nil)
	}
	for isReady := false; !isReady; time.Sleep(500 * time.Millisecond) {
		videos, err := api.GetApiVideosWithResponse(ctx, nil)
		check(err, "videos", videos.StatusCode(), videos.Body)
		for _, each := range *videos.JSON200 {
			if each.Id == id && each.Status == "failed" {
				check(fmt.Errorf("the video failed"), "videos", 0, videos.Body)
			}
			isReady = isReady || each.Id == id && each.Status == "ready"
		}
	}
	media, err := api.GetApiVideosIdMediaKindWithResponse(ctx, id, "video", nil)
	check(err, "media", media.StatusCode(), nil)
	check(os.WriteFile(file, media.Body, 0o600), "file", 0, nil)
	told, err := json.Marshal(map[string]string{"email": user.JSON200.User.Email, "videoId": id})
	check(err, "answer", 0, nil)
	fmt.Println(string(told))
}
